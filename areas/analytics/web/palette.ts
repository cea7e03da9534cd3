// The figures that are looked up most, in the command palette.

import { projectTypes } from '#platform/rules/project-type.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'

/** Workspaces for investors have no applications, and no figures about them. */
const withApplications = projectTypes.filter((type) => type !== 'saleb2b')

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
      only: withApplications,
    },
    {
      id: 'open fairness',
      title: 'analytics_figure_fairness',
      icon: 'chart-bar',
      permission: 'admin',
      path: '/analytics/fairness',
      only: withApplications,
    },
  ],
}
