import { expect, it } from 'vitest'
import { credentialsIn } from './earlier-link.ts'

const slug = '0123456789abcdef0123'
const token = 'A'.repeat(42) + '_'

it.each([
  `https://rent.example.ch/form/application/${slug}/${token}/status`,
  `http://rent.localhost:4000/form/application/new/${slug}/${token}/0199a0aa-0000-7000-8000-000000000001?step=people`,
  `Stand ansehen:\n https://x.ch/form/application/${slug}/${token} `,
])('finds the key in %s', (text) => {
  expect(credentialsIn(text)).toEqual({ slug, token })
})

it.each(['ABCD EFGH', '', `https://x.ch/form/application/${slug}/short/status`, `/form/application/${slug}/${token}x`])(
  'finds none in «%s»',
  (text) => {
    expect(credentialsIn(text)).toBeUndefined()
  },
)
