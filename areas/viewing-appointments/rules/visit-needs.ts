// A visitor's needs on site. They are asked for the visit only and deleted after it.

export interface VisitNeeds {
  wheelchair: boolean
  /** Language of the interpreter; empty if none is needed. */
  interpreter: string
}

export const noNeeds: VisitNeeds = { wheelchair: false, interpreter: '' }

export const hasNeeds = ({ wheelchair, interpreter }: VisitNeeds): boolean => wheelchair || interpreter !== ''
