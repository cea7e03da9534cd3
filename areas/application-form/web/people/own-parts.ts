// The household's people as known to the page, and updates from people who fill in their own part. Not loaded with
// the first step.

import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/web/api/call.ts'
import { getOwnParts, type OwnPartsAnswer } from '../../contract/co-applicant.ts'
import type { FilledPerson } from '../../contract/form-shapes.ts'
import type { PersonKind } from '#areas/forms/rules/answers.ts'
import { forgetPapersOf } from '../documents/kept-papers.ts'
import { keyOn } from '../later/mirror.ts'
import type { SavingState } from '../filling/part.ts'
import { shelf } from '../later/shelf.ts'
import type { Filling, Known } from '../filling/use-filling.ts'

type People = Pick<Filling, 'changeKnown'>

/** Adds or replaces a person after a save. */
export const keepPerson = ({ changeKnown }: People, kind: PersonKind, person: FilledPerson): void =>
  changeKnown((before) => ({ ...before, [listOf[kind]]: joinedTo(before[listOf[kind]], person) }))

export const dropPerson = ({ changeKnown }: People, kind: PersonKind, key: string): void =>
  changeKnown((before) => ({
    ...before,
    [listOf[kind]]: before[listOf[kind]].filter((one) => one.key !== key),
    invitations: before.invitations.filter(({ person }) => person !== key),
  }))

const listOf = { adult: 'adults', child: 'children' } as const

const joinedTo = (people: readonly FilledPerson[], person: FilledPerson): FilledPerson[] =>
  people.some(({ key }) => key === person.key)
    ? people.map((one) => (one.key === person.key ? person : one))
    : [...people, person]

export async function lookAtOwnParts({ credentials, changeKnown }: Pick<Filling, 'credentials' | 'changeKnown'>) {
  const { slug, token } = credentials
  try {
    const answer = await call(getOwnParts, { params: { slug, token } })
    changeKnown((before) => afterTold(before, answer))
  } catch {
    // Without a connection the page keeps its current state.
  }
}

/**
 * Local data of the others is newer than the server's. For people who fill in their own part, or did so before, the
 * server's data wins.
 */
export function afterTold(before: Known, { invitations, adults, ownParts }: OwnPartsAnswer): Known {
  const own = new Set([...before.ownParts.people, ...ownParts.people].map(({ person }) => person))
  const here = new Set(before.adults.map(({ key }) => key))
  const told = adults.filter(({ key }) => own.has(key) || !here.has(key))
  return { ...before, invitations, ownParts, adults: told.reduce(joinedTo, before.adults) }
}

/**
 * Looks when the window is looked at again, and after a save of the household, on which may hang what they are asked. What this device
 * still holds of their part from before is let go.
 */
export function useOwnParts(filling: Filling): void {
  const { credentials, household, invitations, entry } = filling
  const { slug } = credentials
  const look = useEffectEvent(() => void lookAtOwnParts(filling))
  const hasLinks = invitations.length > 0
  useEffect(() => {
    if (!hasLinks) return
    const lookAgain = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('focus', lookAgain)
    let before: SavingState = 'saved'
    const stop = household.subscribe(() => {
      const { state } = household.now()
      if (before === 'saving' && state === 'saved') look()
      before = state
    })
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('focus', lookAgain)
      stop()
    }
  }, [hasLinks, household])

  const own = (entry.ownParts?.people ?? []).map(({ person }) => person).join(' ')
  useEffect(() => {
    for (const owner of own.split(' ').filter(Boolean)) {
      shelf().removeItem(keyOn(slug, owner))
      void forgetPapersOf({ slug, owner })
    }
  }, [slug, own])
}
