import { expect, it } from 'vitest'
import { isBlank } from './use-draft.ts'

it('takes a text without words for none, and a picture for something', () => {
  for (const html of ['', '<p></p>', '<p> <br>&nbsp;</p>']) expect(isBlank(html)).toBe(true)
  for (const html of ['<p>Guten Tag</p>', '<p><img src="/api/v1/public-files/1"></p>'])
    expect(isBlank(html)).toBe(false)
})
