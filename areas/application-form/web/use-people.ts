// The people of a household as this page knows them. Of those who fill in their part themselves the server tells how far they are:
// when a step shows it, when the window is looked at again, and after a save that may change what they are asked.

import { useCallback, useEffect, useState } from 'react'
import type { OwnPartsAnswer } from '../contract/co-applicant.ts'
import type { Credentials, FilledPerson, FormState } from '../contract/form-shapes.ts'
import type { PersonKind } from '../rules/answers.ts'

type Known = Pick<FormState, 'invitations' | 'adults' | 'children' | 'ownParts'>

const later = () => import('./own-parts.ts')

export function usePeople(credentials: Credentials, state: FormState) {
  const [known, setKnown] = useState<Known>(state)
  const { slug, token } = credentials
  const takeOwnParts = useCallback((answer: OwnPartsAnswer) => setKnown((before) => afterTold(before, answer)), [])
  const readOwnParts = useCallback(async () => {
    try {
      takeOwnParts(await (await later()).readOwnParts({ slug, token }))
    } catch {
      // Without a connection the page goes by what it knows.
    }
  }, [slug, token, takeOwnParts])

  const own = known.ownParts.people.map(({ person }) => person).join(' ')
  useEffect(() => {
    if (own)
      void later().then(
        ({ forgetParts }) => forgetParts(slug, own.split(' ')),
        () => {},
      )
  }, [own, slug])

  const hasLinks = known.invitations.length > 0
  useEffect(() => {
    const look = () => void (hasLinks && document.visibilityState === 'visible' && readOwnParts())
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [hasLinks, readOwnParts])

  return {
    known,
    readOwnParts,
    takeOwnParts,
    keepPerson: (kind: PersonKind, person: FilledPerson) =>
      setKnown((before) => withPeople(before, kind, joinedTo(before[listOf[kind]], person))),
    dropPerson: (kind: PersonKind, key: string) =>
      setKnown((before) => ({
        ...withPeople(
          before,
          kind,
          before[listOf[kind]].filter((one) => one.key !== key),
        ),
        invitations: before.invitations.filter(({ person }) => person !== key),
      })),
  }
}

const listOf = { adult: 'adults', child: 'children' } as const

const withPeople = (known: Known, kind: PersonKind, people: FilledPerson[]): Known => ({
  ...known,
  [listOf[kind]]: people,
})

const joinedTo = (people: readonly FilledPerson[], person: FilledPerson): FilledPerson[] =>
  people.some(({ key }) => key === person.key)
    ? people.map((one) => (one.key === person.key ? person : one))
    : [...people, person]

/** What is filled in here is newer than what the server has; of an own part, also of one that was, the server knows more. */
export function afterTold(before: Known, { invitations, adults, ownParts }: OwnPartsAnswer): Known {
  const own = new Set([...before.ownParts.people, ...ownParts.people].map(({ person }) => person))
  const here = new Set(before.adults.map(({ key }) => key))
  const told = adults.filter(({ key }) => own.has(key) || !here.has(key))
  return { ...before, invitations, ownParts, adults: told.reduce(joinedTo, before.adults) }
}
