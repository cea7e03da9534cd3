// A mail or document in the language of its reader uses the words of the project's type.

import { describe, expect, it } from 'vitest'
import { find, isTest, read } from './source-files.ts'

/** Files whose texts are the same in every project: greetings, names of files, and texts of areas of one project type. */
const sameEverywhere = [
  /^areas\/(sales|investors)\//,
  /^areas\/applications\/server\/(details\/mail-values|dossier\/letters|household\/household-values)\.ts$/,
  /^areas\/applications\/server\/offers\/offer-letters\.ts$/,
  /^areas\/communication\/server\/bulk\/bulk-writing\.ts$/,
  /^areas\/contracts\/server\/sending\.ts$/,
  /^areas\/viewing-appointments\/server\/mails\/visit-values\.ts$/,
]

describe('texts in the language of a reader', () => {
  it('name the type of the project', () => {
    const found = find('{areas,demo}/**/*.ts').filter(
      (path) =>
        !isTest(path) &&
        /\btranslatorFor\([^,()]*\)/.test(read(path)) &&
        !sameEverywhere.some((pattern) => pattern.test(path)),
    )
    expect(found).toEqual([])
  })
})
