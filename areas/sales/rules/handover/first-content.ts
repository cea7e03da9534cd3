// A new protocol: the usual rooms of a flat with this number of rooms, with the points to check in each.

import type { HandoverContent } from './handover-content.ts'

const everywhere = ['floor', 'walls', 'windows', 'doors', 'electrics'] as const

export const firstRooms = {
  entrance: ['floor', 'walls', 'doors', 'electrics', 'wardrobe'],
  kitchen: ['floor', 'walls', 'windows', 'fittings', 'appliances', 'electrics'],
  bathroom: ['floor', 'walls', 'sanitary', 'fittings', 'electrics'],
  living: everywhere,
  bedroom: everywhere,
  outside: ['floor', 'railing', 'awning'],
  cellar: ['floor', 'walls', 'doors', 'electrics'],
} as const satisfies Record<string, readonly string[]>
type RoomKind = keyof typeof firstRooms

/** The living room counts as one of the rooms; half a room is none of its own. */
export function roomsOf(rooms: number | null): { kind: RoomKind; number: number | null }[] {
  const bedrooms = Math.max(0, Math.floor(rooms ?? 1) - 1)
  const single = (kind: RoomKind) => ({ kind, number: null })
  return [
    single('entrance'),
    single('kitchen'),
    single('bathroom'),
    single('living'),
    ...Array.from({ length: bedrooms }, (_, index) => ({ kind: 'bedroom' as const, number: index + 1 })),
    single('outside'),
    single('cellar'),
  ]
}

interface Flat {
  rooms: number | null
  today: string
  sellers: readonly string[]
  buyers: readonly string[]
}

interface Means {
  newId: () => string
  /** Text of a key, with its values. */
  t: (key: string, values?: Record<string, number>) => string
}

export function firstContent({ rooms, today, sellers, buyers }: Flat, { newId, t }: Means): HandoverContent {
  const blank = { state: null, hasDefect: false, remark: '', responsible: '', dueOn: '', photos: [] }
  const person = (side: 'seller' | 'buyer') => (name: string) => ({ id: newId(), name, side })
  return {
    handedOverOn: today,
    people: [...sellers.map(person('seller')), ...buyers.map(person('buyer'))],
    rooms: roomsOf(rooms).map(({ kind, number }) => ({
      id: newId(),
      title: number === null ? t(`sales_room_${kind}`) : t(`sales_room_${kind}`, { number }),
      points: firstRooms[kind].map((point) => ({ ...blank, id: newId(), title: t(`sales_point_${point}`) })),
    })),
    meters: (['electricity', 'cold_water', 'heating'] as const).map((kind) => ({
      id: newId(),
      kind,
      number: '',
      reading: '',
    })),
    keys: (['flat', 'mailbox'] as const).map((kind) => ({ id: newId(), kind, note: '', count: null })),
    remark: '',
  }
}
