/** The first entry of an audit chain that fails verification. */
export interface Fault {
  brokenAt: number
  reason: string
}
