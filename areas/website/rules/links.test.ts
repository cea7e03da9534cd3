import { describe, expect, it } from 'vitest'
import { isHarmless, isLinkTarget, isWebAddress, targetsIn } from './links.ts'

describe('an address', () => {
  it.each([
    'https://example.ch',
    'HTTP://example.ch',
    'mailto:a@b.ch',
    'tel:+41 44 000 00 00',
    '#lage',
    '/public-object-list',
    'example.ch',
    '',
    'page?a=b:c',
  ])('%s is harmless', (address) => {
    expect(isHarmless(address)).toBe(true)
  })
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
  ])('%s could run or embed something', (address) => {
    expect(isHarmless(address)).toBe(false)
  })
  it.each([
    ['https://example.ch/a', true],
    ['https://example', false],
    ['https://', false],
    ['example.ch', false],
    ['#lage', true],
    ['#', false],
    ['/public-object-list', true],
    ['/objects', false],
    ['mailto:a@b.ch', true],
    ['mailto:a', false],
    ['tel:+41440000000', true],
    ['tel:x', false],
    ['', false],
  ])('%s is a target: %s', (address, isTarget) => {
    expect(isLinkTarget(address)).toBe(isTarget)
  })
  it('of the web needs a host with a top-level domain', () => {
    expect(isWebAddress('https://video.example.ch/watch?v=1')).toBe(true)
    expect(isWebAddress('ftp://example.ch')).toBe(false)
  })
  it('is found in the links of a text', () => {
    expect(targetsIn('<p><a href="https://a.ch/?x=1&amp;y=2">a</a> <a rel="x" href="#lage">b</a></p>')).toEqual([
      'https://a.ch/?x=1&y=2',
      '#lage',
    ])
  })
})
