import { expect, it } from 'vitest'
import { placeWords } from './place-words.ts'

it.each([
  [
    'Chemin des Vignes 4, 1er gauche',
    'Chemin des Vignes 4, 3960 Sierre',
    'Chemin des Vignes 4, 1er gauche, 3960 Sierre',
  ],
  [
    'Chemin des Vignes 42, rez',
    'Chemin des Vignes 4, 3960 Sierre',
    'Chemin des Vignes 42, rez, Chemin des Vignes 4, 3960 Sierre',
  ],
  ['Attika', 'Rebweg 1, 3960 Sierre', 'Attika, Rebweg 1, 3960 Sierre'],
])('%s at %s: %s', (title, address, words) => {
  expect(placeWords(title, address)).toBe(words)
})
