// The five workspaces of one invented firm, one per project type.

import type { workspace } from '#platform/server/session/tables.ts'

type DemoWorkspace = Omit<typeof workspace.$inferInsert, 'id'>

export const demoWorkspaces: DemoWorkspace[] = [
  {
    slug: 'rent',
    name: 'Wohnen am Lindenhof',
    projectType: 'reletting',
    theme: 'rent',
    features: ['waitlist', 'analytics', 'bulkMail'],
  },
  {
    slug: 'market',
    name: 'Neubau Sägematt',
    projectType: 'first-time-letting',
    theme: 'market',
    features: ['waitlist', 'digitalcontract', 'analytics', 'bulkMail'],
  },
  { slug: 'sale', name: 'Rebberg Sierre', projectType: 'sale', theme: 'sale', features: ['analytics'] },
  { slug: 'invest', name: 'Portefeuille Mittelland', projectType: 'saleb2b', theme: 'invest', features: ['analytics'] },
  { slug: 'build', name: 'Werkhof Ost', projectType: 'build', theme: 'build', features: [] },
]
