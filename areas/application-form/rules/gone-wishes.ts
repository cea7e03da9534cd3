// Wished objects that are no longer on offer, or take no more applications.

import type { Answers } from '#areas/forms/rules/answers.ts'

interface OnOffer {
  id: string
  title: string
  isFree: boolean
  isFull: boolean
}

const wishesIn = ({ priorities }: Answers): readonly string[] => (Array.isArray(priorities) ? priorities : [])

/** `titles` lacks objects that are not published any more. */
export function goneWishes(answers: Answers, objects: readonly OnOffer[]): { gone: string[]; titles: string[] } {
  const open = new Set(objects.filter(({ isFree, isFull }) => isFree && !isFull).map(({ id }) => id))
  const gone = wishesIn(answers).filter((id) => !open.has(id))
  return { gone, titles: gone.flatMap((id) => objects.filter((one) => one.id === id).map(({ title }) => title)) }
}

export const withoutGone = (answers: Answers, gone: readonly string[]): string[] =>
  wishesIn(answers).filter((id) => !gone.includes(id))
