// The dashboard in the command palette.

import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'

export const analyticsPalette: PalettePart = {
  actions: [
    {
      id: 'fairness',
      title: 'analytics_figure_fairness',
      icon: 'scale',
      permission: 'admin',
      path: '/analytics/fairness',
    },
    {
      id: 'let by',
      title: 'analytics_figure_forecast',
      icon: 'chart-line',
      permission: 'analytics_read',
      path: '/analytics/forecast',
    },
  ],
}
