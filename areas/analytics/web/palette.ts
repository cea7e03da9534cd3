// The figures that are looked up most, in the command palette.

import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'

export const analyticsPalette: PalettePart = {
  actions: [
    {
      id: 'open letting progress',
      title: 'analytics_figure_letting',
      icon: 'chart-bar',
      permission: 'analytics_read',
      path: '/analytics/letting',
    },
    {
      id: 'open forecast',
      title: 'analytics_figure_forecast',
      icon: 'chart-bar',
      permission: 'analytics_read',
      path: '/analytics/forecast',
    },
    {
      id: 'open fairness',
      title: 'analytics_figure_fairness',
      icon: 'chart-bar',
      permission: 'admin',
      path: '/analytics/fairness',
    },
  ],
}
