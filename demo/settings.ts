// Settings of each workspace of the demo story that differ from the defaults.

import { usualPointRules, type PointRule } from '#areas/applications/rules/points.ts'
import type { pointRules } from '#areas/applications/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import type { projectSetting } from '#platform/server/session/tables.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { firstPointRules } from './judgements.ts'
import type { StaffOfStory } from './people/staff.ts'

const contacts: Record<string, Record<string, string>> = {
  rent: {
    company: 'Wohnen am Lindenhof',
    street: 'Lindenhofstrasse',
    houseNumber: '2',
    postalCode: '8400',
    city: 'Winterthur',
    phone: '+41 78 000 00 20',
  },
  market: {
    company: 'Vermietung Sägematt',
    street: 'Sägemattweg',
    houseNumber: '1',
    postalCode: '5600',
    city: 'Lenzburg',
    phone: '+41 78 000 00 30',
  },
  sale: {
    company: 'Rebberg Promotion SA',
    street: 'Chemin des Vignes',
    houseNumber: '1',
    postalCode: '3960',
    city: 'Sierre',
    phone: '+41 78 000 00 40',
  },
  invest: { company: 'Mittelland Anlagen AG', postalCode: '4600', city: 'Olten', phone: '+41 78 000 00 50' },
  build: { company: 'Werkhof Ost AG', postalCode: '9016', city: 'St. Gallen', phone: '+41 78 000 00 60' },
}

/** Landlord: the name on the contact page. */
export const landlordOf = (home: Workspace): string => contacts[home.slug]?.company ?? home.name

export function settingsOf(home: Workspace): (typeof projectSetting.$inferInsert)[] {
  const email = `kontakt@${home.slug}.quartier.example`
  const contact = { person: 'Mirjam Zgraggen', email, ...contacts[home.slug] }
  return [
    { workspaceId: home.id, key: 'contact', value: contact },
    { workspaceId: home.id, key: 'general', value: { publicTitle: home.name } },
    ...processOf(home),
    ...erpOf(home),
  ]
}

const finerSteps = [
  { from: 3.5, points: 8.5 },
  { from: 4, points: 9 },
  { from: 5, points: 9.5 },
  { from: 7, points: 10 },
]

/** Default rules with finer steps for the income, so that good applications do not all have the same score. */
const storyRules: PointRule[] = usualPointRules.map((rule) =>
  rule.fact === 'income_ratio' ? { ...rule, steps: [...rule.steps.slice(0, 2), ...finerSteps] } : rule,
)

/** Point rules take effect before the first application of each project. */
export const pointRulesOf = (
  home: Workspace,
  { admin }: StaffOfStory,
  now: Date,
): (typeof pointRules.$inferInsert)[] => [
  {
    workspaceId: home.id,
    versionNumber: firstPointRules,
    rules: storyRules,
    createdBy: admin.id,
    createdAt: daysBefore(now, 400),
  },
]

/**
 * Settings that differ by workspace, so that a new user meets both variants: two open offers at once, a required
 * second evaluation.
 */
const processes: Record<string, object> = {
  rent: { parallelOffersPerObject: 2 },
  build: { secondEvaluationRequired: true },
}

function processOf(home: Workspace) {
  const value = processes[home.slug]
  return value ? [{ workspaceId: home.id, key: 'process', value }] : []
}

/** In one workspace the contracts are created by external property software. */
const erpOf = (home: Workspace) =>
  home.slug === 'rent' ? [{ workspaceId: home.id, key: 'erp', value: { erpEnabled: true, erpProvider: 'demo' } }] : []
