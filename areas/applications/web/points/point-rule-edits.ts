// Edits the point rules. Measured steps are added and removed; named facts show every name, and names without points
// are not saved.

import { measuredFacts, namesOf, type MeasuredFact, type PointFact, type PointRule } from '../../rules/points.ts'

export interface ShownStep {
  key: string
  from?: number
  value?: string
  points: number
}

const isMeasured = (fact: PointFact): fact is MeasuredFact => measuredFacts.some((one) => one === fact)

const firstStep: Record<MeasuredFact, number> = { income_ratio: 3, occupancy: 0, children: 1 }

export function newRule(fact: PointFact, householdTypes: readonly { value: string }[]): PointRule {
  if (isMeasured(fact)) return { fact, weight: 1, steps: [{ from: firstStep[fact], points: 10 }] }
  const names = fact === 'household_type' ? householdTypes.map(({ value }) => value) : namesOf[fact]
  return { fact, weight: 1, steps: [{ value: names[0] ?? '', points: 10 }] }
}

export function stepsOf(rule: PointRule, householdTypes: readonly string[]): ShownStep[] {
  if (isMeasuredRule(rule)) return rule.steps.map(({ from, points }, at) => ({ key: String(at), from, points }))
  const names = rule.fact === 'household_type' ? householdTypes : namesOf[rule.fact]
  return names.map((value) => ({
    key: value,
    value,
    points: rule.steps.find((step) => step.value === value)?.points ?? 0,
  }))
}

const isMeasuredRule = (rule: PointRule): rule is Extract<PointRule, { fact: MeasuredFact }> => isMeasured(rule.fact)

export function withPoints(rule: PointRule, { value, key }: ShownStep, points: number): PointRule {
  if (isMeasuredRule(rule)) {
    return { ...rule, steps: rule.steps.map((step, at) => (String(at) === key ? { ...step, points } : step)) }
  }
  if (value === undefined) return rule
  const others = rule.steps.filter((step) => step.value !== value)
  // Keeps the last step even with zero points, since a rule needs at least one step.
  if (points === 0 && others.length > 0) return { ...rule, steps: others }
  return { ...rule, steps: [...others, { value, points }] }
}

export function withReached(rule: PointRule, at: number, from: number): PointRule {
  if (!isMeasuredRule(rule)) return rule
  return { ...rule, steps: rule.steps.map((step, index) => (index === at ? { ...step, from } : step)) }
}

export function addStep(rule: PointRule): PointRule {
  if (!isMeasuredRule(rule)) return rule
  const highest = Math.max(...rule.steps.map(({ from }) => from))
  const most = Math.max(...rule.steps.map(({ points }) => points))
  return { ...rule, steps: [...rule.steps, { from: highest + 1, points: most }] }
}

export function removeStep(rule: PointRule, at: number): PointRule {
  return isMeasuredRule(rule) ? { ...rule, steps: rule.steps.toSpliced(at, 1) } : rule
}
