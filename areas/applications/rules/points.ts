// Points help to sort many applications; they never decide (domain.md §2 "Our design"). Each rule reads one fact,
// finds its step, and multiplies the points of that step by the weight. The displayed lines add up to the total.

export const measuredFacts = ['income_ratio', 'occupancy', 'children'] as const
export const namedFacts = ['documents', 'references', 'household_type', 'pets', 'overall_evaluation'] as const
export const pointFacts = [...measuredFacts, ...namedFacts] as const
export type MeasuredFact = (typeof measuredFacts)[number]
export type NamedFact = (typeof namedFacts)[number]
export type PointFact = (typeof pointFacts)[number]

/** Possible values of each named fact. Household types come from the form. */
export const namesOf: Record<Exclude<NamedFact, 'household_type'>, readonly string[]> = {
  documents: ['complete', 'partial', 'expired', 'none'],
  references: ['answered', 'sent', 'reminder', 'failed', 'none'],
  pets: ['no', 'yes'],
  overall_evaluation: ['A', 'B', 'C', 'D'],
}

/** Lower bound of the step; the highest step reached counts. */
export interface MeasuredStep {
  from: number
  points: number
}

export interface NamedStep {
  value: string
  points: number
}

export type PointRule =
  | { fact: MeasuredFact; weight: number; steps: MeasuredStep[] }
  | { fact: NamedFact; weight: number; steps: NamedStep[] }

/** Facts known about one application; null for an unknown fact. */
export type PointFacts = Record<MeasuredFact, number | null> & Record<NamedFact, string | null>

export interface PointLine {
  fact: PointFact
  value: number | string | null
  /** The step reached; null if none. */
  step: MeasuredStep | NamedStep | null
  points: number
  weight: number
  /** `points` times `weight`. */
  counted: number
  /** Maximum of `counted` for this line. */
  most: number
}

export interface Points {
  total: number
  max: number
  lines: PointLine[]
}

export function pointsOf(rules: readonly PointRule[], facts: PointFacts): Points {
  const lines = rules.map((rule) => lineOf(rule, facts))
  return {
    total: rounded(lines.reduce((sum, { counted }) => sum + counted, 0)),
    max: mostPointsOf(rules),
    lines,
  }
}

/** Maximum number of points that an application can reach. */
export const mostPointsOf = (rules: readonly PointRule[]): number =>
  rounded(rules.reduce((sum, rule) => sum + mostOf(rule), 0))

const mostOf = ({ steps, weight }: PointRule): number =>
  rounded(Math.max(0, ...steps.map((one) => one.points)) * weight)

function lineOf(rule: PointRule, facts: PointFacts): PointLine {
  const value = facts[rule.fact]
  const step = stepOf(rule, value)
  const points = step?.points ?? 0
  return {
    fact: rule.fact,
    value,
    step,
    points,
    weight: rule.weight,
    counted: rounded(points * rule.weight),
    most: mostOf(rule),
  }
}

function stepOf({ steps }: PointRule, value: number | string | null): MeasuredStep | NamedStep | null {
  let reached: MeasuredStep | NamedStep | null = null
  for (const step of steps) {
    if ('value' in step) {
      if (step.value === value) return step
    } else if (
      typeof value === 'number' &&
      value >= step.from &&
      !(reached && 'from' in reached && reached.from > step.from)
    ) {
      reached = step
    }
  }
  return reached
}

/** Weights are multiples of 0.5, so a sum has at most one decimal; rounding removes floating-point errors. */
const rounded = (sum: number): number => Math.round(sum * 10) / 10

/** Default rules until the workspace saves its own. */
export const usualPointRules: readonly PointRule[] = [
  {
    fact: 'income_ratio',
    weight: 2,
    steps: [
      { from: 2.5, points: 4 },
      { from: 3, points: 8 },
      { from: 4, points: 10 },
    ],
  },
  {
    fact: 'occupancy',
    weight: 2,
    steps: [
      { from: -1, points: 3 },
      { from: 0, points: 10 },
    ],
  },
  {
    fact: 'documents',
    weight: 1,
    steps: [
      { value: 'complete', points: 10 },
      { value: 'partial', points: 4 },
      { value: 'expired', points: 2 },
    ],
  },
  {
    fact: 'references',
    weight: 1,
    steps: [{ value: 'answered', points: 10 }],
  },
  {
    fact: 'overall_evaluation',
    weight: 3,
    steps: [
      { value: 'A', points: 10 },
      { value: 'B', points: 7 },
      { value: 'C', points: 3 },
    ],
  },
]
