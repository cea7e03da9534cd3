// The family of the end-to-end test of a letting, as its input for the form.

import type { Answers } from '#areas/forms/rules/answers.ts'
import { exampleAdultAnswers, exampleChildAnswers } from '#areas/forms/rules/testing/example-household.ts'

export interface Family {
  /** House with the free flats that they wish for; each end-to-end test uses its own house. */
  house: string
  city: string
  contact: Answers
  partner: Answers
  child: Answers
}

/** Unique addresses keep the mails of one end-to-end test apart from those of all others. */
const addressOf = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@post.example`

const adult = (name: string, answers: Answers): Answers => {
  const email = addressOf(name)
  return { ...exampleAdultAnswers, ...answers, email, email_confirm: email }
}

/** A single adult is not asked for the role in the contract. */
function firstAdult(name: string, answers: Answers): Answers {
  const { tenant_type: _role, ...asked } = adult(name, answers)
  return asked
}

export const frenchFamily = (): Family => ({
  house: 'Rue de la Flore 19',
  city: 'Biel/Bienne',
  contact: firstAdult('aurelie', { firstname: 'Aurélie', name: 'Chèvremont' }),
  partner: adult('bastien', { title: 'mr', firstname: 'Bastien', name: 'Chèvremont', tenant_type: 'spouse' }),
  child: { ...exampleChildAnswers, firstname: 'Zoé', name: 'Chèvremont' },
})

export const householdAnswers: Answers = {
  pets: true,
  pets_type: 'Chat',
  music_instruments: false,
  source: 'project_website',
}

export const consents: Answers = { agreement_penalty: true, agreement_truth: true, agreement_privacy: true }
