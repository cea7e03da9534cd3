// Parts of the page overlap in the order of one scale: numbers of their own would put a dialog under a screen.

import { expect, it } from 'vitest'
import { find, read } from './source-files.ts'

const styles = find('{platform,areas}/**/*.css')
const components = find('{platform,areas}/**/*.tsx')
const scale = read('platform/web/theme/global.css')
const layers = [...scale.matchAll(/--q-layer-([\w-]+): (\d+)/g)].map(([, name = '', at]) => ({ name, at: Number(at) }))
const layerOf = (name: string) => layers.find((one) => one.name === name)?.at ?? NaN

it('has only numbers of the scale, apart from the order inside one component', () => {
  const ofTheirOwn = styles.filter((path) => /z-index: \d{2,}/.test(read(path)))
  const inProps = components.filter((path) => /zIndex=\{\d/.test(read(path)))
  expect([ofTheirOwn, inProps]).toEqual([[], []])
})

it('uses only declared layers', () => {
  const used = [...styles, ...components].flatMap((path) =>
    [...read(path).matchAll(/var\(--q-layer-([\w-]+)\)/g)].map(([, name = '']) => name),
  )
  expect(used.length).toBeGreaterThan(8)
  expect(used.filter((name) => Number.isNaN(layerOf(name)))).toEqual([])
})

it('is written in order, with dialogs of the library above every screen', () => {
  expect(layers.map(({ at }) => at)).toEqual(layers.map(({ at }) => at).toSorted((a, b) => a - b))
  const dialogs = 200
  for (const name of ['full-screen', 'panel-above']) expect(layerOf(name)).toBeLessThan(dialogs)
  for (const name of ['viewer', 'confirm', 'notices']) expect(layerOf(name)).toBeGreaterThan(dialogs)
})
