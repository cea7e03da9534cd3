// Scale with a few steps for the numbers of a building: rent per square metre, or number of applications.

export interface Scale {
  least: number
  most: number
  /** 0 is the lightest step. */
  stepOf: (value: number) => number
}

export const scaleSteps = 5

/** Null if there are no different values to compare. */
export function scaleOver(values: readonly number[]): Scale | null {
  if (values.length === 0) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const stepOf = (value: number): number => {
    if (most === least) return 0
    const share = (value - least) / (most - least)
    return Math.max(0, Math.min(scaleSteps - 1, Math.floor(share * scaleSteps)))
  }
  return { least, most, stepOf }
}
