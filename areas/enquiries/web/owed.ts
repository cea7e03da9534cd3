// Missing fields of a reference, as messages by field path: the same rule as on the server.

import { owedIn, type ReferenceAnswers } from '../rules/references.ts'

export const owedFields = (answers: ReferenceAnswers, message: string): Record<string, string> =>
  Object.fromEntries(owedIn(answers).map(({ question, part }) => [`answers.${question}.${part}`, message]))
