// Permitted steps of an investor in a project. Guards the handlers, disables the buttons, and gives the reason
// (spec 2 §4, standards.md §11.3).

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import { hasReached, isEnded, type ApplyState } from './apply-state.ts'

export interface ApplyStanding {
  /** Null while the investor is not among those of the project. */
  state: ApplyState | null
  isInvestorActive: boolean
  /** Withdrew from all projects. */
  isOptedOut: boolean
  hasEmail: boolean
  isPublished: boolean
  /** The project is awarded to one of its investors. */
  isReserved: boolean
  isSold: boolean
  /** Signed for this project, or a general one that is in force. */
  hasNda: boolean
  hasNbo: boolean
}

export const applyActions = [
  'add',
  'propose',
  'interested',
  'not_interested',
  'send_nda',
  'sign_nda',
  'upload_nbo',
  'shortlist',
  'open_data_room',
  'upload_bo',
  'award',
  'decline',
  'set_inactive',
  'reopen',
] as const
export type ApplyAction = (typeof applyActions)[number]

const sold = no('investors_reason_sold')
const inactive = no('investors_reason_investor_inactive')
const wrongOrder = no('investors_reason_order')

/** Holds for nearly every step (spec 2 §4: off when the project is sold or the investor inactive). */
function open({ isSold, isInvestorActive }: ApplyStanding): Verdict {
  if (isSold) return sold
  return isInvestorActive ? yes : inactive
}

/** The first refusal; yes if there is none. */
const all = (...verdicts: readonly Verdict[]): Verdict => verdicts.find(({ allowed }) => !allowed) ?? yes

const only = (condition: boolean, reason = wrongOrder): Verdict => (condition ? yes : reason)

const notOut = ({ state, isOptedOut }: ApplyStanding): Verdict =>
  only(!isOptedOut && state !== 'opted_out', no('investors_reason_opted_out'))

const among = (standing: ApplyStanding, ...states: ApplyState[]): Verdict =>
  only(standing.state !== null && states.includes(standing.state))

const running = ({ state }: ApplyStanding): boolean => state !== null && !isEnded(state)

/** Rules by step, such as `applyCan.propose(standing)`. */
export const applyCan = {
  add: (s) => all(open(s), only(s.state === null, no('investors_reason_among'))),
  propose: (s) =>
    all(
      open(s),
      only(s.isPublished, no('investors_reason_not_published')),
      notOut(s),
      only(s.hasEmail, no('investors_reason_no_email')),
      only(s.state === null || ['matched', 'proposed', 'not_interested', 'inactive'].includes(s.state)),
    ),
  interested: (s) => all(open(s), notOut(s), among(s, 'matched', 'proposed', 'not_interested', 'inactive')),
  not_interested: (s) => all(open(s), only(running(s) && s.state !== 'awarded')),
  send_nda: (s) =>
    all(
      open(s),
      only(s.isPublished, no('investors_reason_not_published')),
      notOut(s),
      only(!s.hasNda, no('investors_reason_has_nda')),
      only(s.hasEmail, no('investors_reason_no_email')),
      among(s, 'matched', 'proposed', 'interested', 'nda_sent'),
    ),
  sign_nda: (s) => all(open(s), notOut(s), only(!s.hasNda, no('investors_reason_has_nda')), only(running(s))),
  upload_nbo: (s) =>
    all(open(s), only(s.hasNda, no('investors_reason_no_nda')), only(running(s) && s.state !== 'awarded')),
  shortlist: (s) => all(open(s), only(s.hasNbo, no('investors_reason_no_nbo')), among(s, 'nbo_submitted')),
  open_data_room: (s) =>
    all(open(s), only(s.hasNda, no('investors_reason_no_nda')), among(s, 'nbo_submitted', 'shortlisted')),
  upload_bo: (s) =>
    all(open(s), only(s.hasNda, no('investors_reason_no_nda')), only(running(s) && s.state !== 'awarded')),
  /** Also without offers: a discreet sale is assigned directly. */
  award: (s) =>
    all(
      open(s),
      notOut(s),
      only(running(s) && s.state !== 'awarded'),
      only(!s.isReserved, no('investors_reason_awarded_other')),
    ),
  decline: (s) => all(open(s), only(running(s) && s.state !== 'awarded' && s.state !== 'matched')),
  set_inactive: (s) => all(only(!s.isSold, sold), only(running(s) && s.state !== 'awarded')),
  /** Back to where the investor was before they left or were turned down. */
  reopen: (s) => all(open(s), notOut(s), among(s, 'not_interested', 'declined', 'inactive')),
} satisfies Record<ApplyAction, (standing: ApplyStanding) => Verdict>

/** May read the memorandum: has agreed to confidentiality and was not turned away. */
export function mayReadMemorandum(
  standing: Pick<ApplyStanding, 'state' | 'isInvestorActive' | 'isOptedOut' | 'hasNda'>,
): 'yes' | 'nda_missing' | 'not_admitted' {
  const { state, isInvestorActive, isOptedOut, hasNda } = standing
  if (!isInvestorActive || isOptedOut) return 'not_admitted'
  if (state === 'opted_out' || state === 'declined' || state === 'inactive') return 'not_admitted'
  return hasNda ? 'yes' : 'nda_missing'
}

/** May sign the NDA on the page: signed in, among the investors of the project or coming to be. */
export const maySignOnline = (s: ApplyStanding): Verdict =>
  all(
    open(s),
    notOut(s),
    only(!s.hasNda, no('investors_reason_has_nda')),
    only(s.state !== 'declined' && s.state !== 'inactive', no('investors_reason_not_admitted')),
  )

/** The award came after a binding offer; otherwise it is a direct assignment. */
export const isDirectAssignment = ({ state }: { state: ApplyState }): boolean => !hasReached(state, 'bo_submitted')
