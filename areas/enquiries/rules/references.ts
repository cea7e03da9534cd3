// References: contacts, questions, and states of a reference request (domain.md §2.5).

import { no, yes, type Verdict } from '#platform/rules/verdict.ts'
import type { Grade } from '#areas/applications/rules/application-state.ts'

export const referenceStates = ['sent', 'reminder', 'answered', 'failed'] as const
export type ReferenceState = (typeof referenceStates)[number]

/** In display order. Landlords and employers get different question texts under the same key. */
export const referenceQuestions = ['relationship', 'payment', 'care', 'again', 'remark'] as const
export type ReferenceQuestion = (typeof referenceQuestions)[number]

/** Questions that require a grade. */
export const needsGrade: readonly ReferenceQuestion[] = ['payment', 'care', 'again']
export const needsText: readonly ReferenceQuestion[] = ['relationship']

export type ReferenceAnswers = Partial<Record<ReferenceQuestion, { grade: Grade | null; text: string }>>

/** Text key of a grade as an answer to this question; «Ja, gern» is a better answer to a question than an A. */
export const answerText = (question: ReferenceQuestion, grade: Grade): string =>
  `enquiries_answer_${question}_${grade.toLowerCase()}`

const worstFirst: readonly Grade[] = ['D', 'C', 'B', 'A']

export function worstGrade(answers: ReferenceAnswers): Grade | null {
  const given = Object.values(answers).map(({ grade }) => grade)
  return worstFirst.find((grade) => given.includes(grade)) ?? null
}

/** Returns the missing required fields, by question. */
export function owedIn(answers: ReferenceAnswers): { question: ReferenceQuestion; part: 'grade' | 'text' }[] {
  return referenceQuestions.flatMap((question) => [
    ...(needsGrade.includes(question) && !answers[question]?.grade ? [{ question, part: 'grade' as const }] : []),
    ...(needsText.includes(question) && !answers[question]?.text.trim() ? [{ question, part: 'text' as const }] : []),
  ])
}

/** State shown in a list for all references of a household: the worst. */
export function referencesStateOf(states: readonly ReferenceState[]): ReferenceState | 'none' {
  const worst = ['failed', 'reminder', 'sent', 'answered'] as const
  return worst.find((state) => states.includes(state)) ?? 'none'
}

interface Standing {
  progressState: string
  /** Null if the form does not ask for it. */
  hasConsented: boolean | null
  state: ReferenceState | null
}

const open = (state: string) => state !== 'inactive'

export const referenceCan = {
  beAsked: ({ progressState, hasConsented, state }: Standing): Verdict => {
    if (!open(progressState)) return no('applications_reason_inactive')
    // Data protection: referees may be asked only with the person's consent (standards.md §10.4).
    if (hasConsented === false) return no('enquiries_reason_no_consent')
    if (state === 'answered') return no('enquiries_reason_answered')
    return yes
  },
  beReminded: (standing: Standing): Verdict => {
    if (standing.state === null || standing.state === 'failed') return no('enquiries_reason_not_asked')
    if (standing.state === 'reminder') return no('enquiries_reason_reminded')
    return referenceCan.beAsked(standing)
  },
  beGivenUp: ({ state }: Standing): Verdict =>
    state === 'sent' || state === 'reminder' ? yes : no('enquiries_reason_not_asked'),
  /** Applies to the referee's response by link and to a call that staff record. */
  beAnswered: (standing: Standing): Verdict => referenceCan.beAsked(standing),
}
