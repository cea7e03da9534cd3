/** The first place where an audit does not hold. */
export interface Fault {
  brokenAt: number
  reason: string
}
