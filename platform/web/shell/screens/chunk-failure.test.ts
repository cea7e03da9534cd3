import { expect, it } from 'vitest'
import { chunkFailureOf } from './chunk-failure.ts'

it('knows how each browser says that code could not be loaded', () => {
  expect(chunkFailureOf(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe('missing')
  expect(chunkFailureOf(new TypeError('error loading dynamically imported module: /assets/x.js'))).toBe('failed')
  expect(chunkFailureOf(new Error('Unable to preload CSS for /assets/x.css'))).toBe('failed')
})

it('leaves other errors alone', () => {
  expect(chunkFailureOf(new TypeError('Failed to fetch'))).toBeUndefined()
  expect(chunkFailureOf('Failed to fetch dynamically imported module')).toBeUndefined()
})
