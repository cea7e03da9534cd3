import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes texts, also in attributes and in lists', () => {
  const evil = '"><script>'
  expect(html`<a title="${evil}">${[evil, html`<b>${evil}</b>`]}</a>`.source).not.toMatch(/<script|""/)
})

it('keeps markup of its own, and leaves nothing for what is missing', () => {
  expect(html`<p>${html`<b>${1}</b>`}${null}${undefined}${false}</p>`.source).toBe('<p><b>1</b></p>')
})
