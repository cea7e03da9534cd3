// Content of a hand-over protocol. A protocol that is being written may have gaps; `handoverProblems` lists those that
// prevent signing.

import { z } from 'zod'

export const pointStates = ['new', 'good', 'used'] as const
export const meterKinds = ['electricity', 'cold_water', 'hot_water', 'heating', 'gas'] as const
export const keyKinds = ['flat', 'mailbox', 'cellar', 'garage', 'other'] as const
export const sides = ['seller', 'buyer', 'other'] as const

/** Most photos of one point, and of a protocol. */
export const mostPhotos = { ofPoint: 6, ofHandover: 80 } as const

const text = (most: number) => z.string().trim().max(most, 'general_text_too_long')
const key = z.uuid({ error: 'general_id_not_valid' })
/** YYYY-MM-DD once it is a date; while it is typed, the text itself. */
const dayTyped = text(40)

const photo = z.object({ id: key, displayName: z.string(), contentType: z.string(), size: z.number() })
export type HandoverPhoto = z.infer<typeof photo>

const point = z.object({
  id: key,
  title: text(100),
  state: z.enum(pointStates).nullable(),
  hasDefect: z.boolean(),
  remark: text(1000),
  /** Person or firm that repairs the defect. */
  responsible: text(200),
  dueOn: dayTyped,
  photos: z.array(photo).max(mostPhotos.ofPoint),
})
export type HandoverPoint = z.infer<typeof point>

const room = z.object({ id: key, title: text(100), points: z.array(point).max(40) })
export type HandoverRoom = z.infer<typeof room>

const meter = z.object({ id: key, kind: z.enum(meterKinds), number: text(60), reading: text(40) })
export type HandoverMeter = z.infer<typeof meter>

const handedKey = z.object({
  id: key,
  kind: z.enum(keyKinds),
  note: text(100),
  count: z.int().min(1).max(99).nullable(),
})
export type HandoverKey = z.infer<typeof handedKey>

const person = z.object({ id: key, name: text(200), side: z.enum(sides) })
export type HandoverPerson = z.infer<typeof person>

export const handoverContent = z.object({
  handedOverOn: dayTyped,
  people: z.array(person).max(20),
  rooms: z.array(room).max(40),
  meters: z.array(meter).max(20),
  keys: z.array(handedKey).max(20),
  remark: text(2000),
})
export type HandoverContent = z.infer<typeof handoverContent>

export interface HandoverProblem {
  /** Path of the field, such as `rooms.0.points.2.state`. */
  path: string
  /** Text key. */
  problem: string
}

/** Everything that is missing before the protocol can be signed, in the order of the form. */
export function handoverProblems(content: HandoverContent, today: string): HandoverProblem[] {
  const { handedOverOn, people, rooms, meters, keys } = content
  return [
    ...dayGap('handedOverOn', handedOverOn),
    ...(isDay(handedOverOn) && handedOverOn > today
      ? [{ path: 'handedOverOn', problem: 'sales_signed_in_future' }]
      : []),
    ...(['seller', 'buyer'] as const).flatMap((side) =>
      people.some((one) => one.side === side) ? [] : [{ path: 'people', problem: `sales_handover_no_${side}` }],
    ),
    ...people.flatMap(({ name }, place) => gap(`people.${place}.name`, name)),
    ...(rooms.some(({ points }) => points.length > 0) ? [] : [{ path: 'rooms', problem: 'sales_handover_no_rooms' }]),
    ...rooms.flatMap(({ title, points }, place) => [
      ...gap(`rooms.${place}.title`, title),
      ...points.flatMap((one, at) => pointProblems(`rooms.${place}.points.${at}`, one, handedOverOn)),
    ]),
    ...meters.flatMap(({ reading }, place) => gap(`meters.${place}.reading`, reading)),
    ...keys.flatMap(({ kind, note, count }, place) => [
      ...(kind === 'other' ? gap(`keys.${place}.note`, note) : []),
      ...(count === null ? gap(`keys.${place}.count`, '') : []),
    ]),
  ]
}

function pointProblems(path: string, one: HandoverPoint, handedOverOn: string): HandoverProblem[] {
  const { title, state, hasDefect, remark, responsible, dueOn } = one
  return [
    ...gap(`${path}.title`, title),
    ...(state === null && !hasDefect ? [{ path: `${path}.state`, problem: 'sales_handover_not_checked' }] : []),
    ...(hasDefect
      ? [
          ...gap(`${path}.remark`, remark),
          ...gap(`${path}.responsible`, responsible),
          ...dayGap(`${path}.dueOn`, dueOn),
        ]
      : []),
    ...(hasDefect && isDay(dueOn) && dueOn < handedOverOn
      ? [{ path: `${path}.dueOn`, problem: 'sales_handover_due_before' }]
      : []),
  ]
}

const gap = (path: string, value: string): HandoverProblem[] =>
  value.trim() === '' ? [{ path, problem: 'general_field_is_required' }] : []

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success

const dayGap = (path: string, value: string): HandoverProblem[] =>
  value === '' || isDay(value) ? gap(path, value) : [{ path, problem: 'general_date_not_valid' }]

export interface Defect {
  room: string
  item: string
  remark: string
  responsible: string
  dueOn: string
}

/** Defects in the order of the protocol. */
export const defectsIn = ({ rooms }: HandoverContent): Defect[] =>
  rooms.flatMap((one) =>
    one.points
      .filter(({ hasDefect }) => hasDefect)
      .map(({ title, remark, responsible, dueOn }) => ({ room: one.title, item: title, remark, responsible, dueOn })),
  )

export const photosIn = ({ rooms }: HandoverContent): HandoverPhoto[] =>
  rooms.flatMap(({ points }) => points.flatMap(({ photos }) => photos))

export const keysIn = ({ keys }: HandoverContent): number => keys.reduce((sum, { count }) => sum + (count ?? 0), 0)
