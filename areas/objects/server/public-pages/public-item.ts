// Maps an object to its public fields, one by one; a hidden price is null.

import { streetTold, withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { canLet } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { listPublicObjects } from '../../contract/public.ts'
import { takesNoMore } from '../../rules/application-limit.ts'
import { hasForm, publicFaceOf, type PublicTerms } from '../../rules/public-pages/public-object.ts'
import { publicStateText } from '../../rules/public-pages/public-state-text.ts'
import { francs, type HousedObject } from '../details/object-row.ts'
import type { PublicRow } from './public-query.ts'

export type Item = ResponseOf<typeof listPublicObjects>['items'][number]

/** Maps a single object to the row shape of lists. */
export function publicRowOf(
  { object, house }: HousedObject,
  counted: Pick<PublicRow, 'received' | 'photoId' | 'housePhotoId'>,
): PublicRow {
  const { street, houseNumber, hidesHouseNumber, postalCode, city, title: buildingTitle } = house
  const hasFloorPlan = object.floorPlan !== null
  const place = { street, houseNumber, hidesHouseNumber, postalCode, city }
  return { ...object, ...place, buildingTitle, hasFloorPlan, ...counted }
}

/** Null if the object is hidden from the public. */
export function publicItemOf(ctx: Context, row: PublicRow, terms: PublicTerms): Item | null {
  const face = publicFaceOf(row, terms)
  if (!face) return null
  const isOffered = canBeAppliedFor(ctx, row, face.state)
  const isFull = takesNoMore(row)
  // The plan contains room names, so its URL includes the language.
  const prefix = ctx.language === 'de' ? '' : `/${ctx.language}`
  const photo = row.photoId === null ? null : fileAddress.public(row.photoId)
  const housePhoto = row.housePhotoId === null ? null : fileAddress.public(row.housePhotoId)
  const told = (amount: number | null) => (face.saysPrice ? francs(amount) : null)
  const lets = canLet(ctx.workspace.projectType).allowed
  return {
    id: row.id,
    title: withoutNumber(row.title, row),
    reference_number: row.referenceNumber,
    kind: row.kind,
    object_type: ctx.t(`objects_type_${row.objectType}`),
    rooms: row.rooms,
    area: row.area,
    floor: row.floor,
    address: streetTold(row),
    postal_code: row.postalCode,
    city: row.city,
    building: withoutNumber(row.buildingTitle, row),
    building_id: row.buildingId,
    rentalgross: lets ? told(row.grossRent) : null,
    rentalgross_net: lets ? told(row.netRent) : null,
    incidentals: lets ? told(row.ancillaryCost) : null,
    selling_price: told(row.sellingPrice),
    move_in_date: row.moveInDate,
    object_state: face.state,
    object_state_text: ctx.t(publicStateText(face.state, ctx.workspace.projectType)),
    layout_plan: row.hasFloorPlan ? `${prefix}/api/v1/public-objects/${row.id}/floor-plan` : null,
    photo,
    house_photo: housePhoto,
    image: photo ?? housePhoto ?? `/api/v1/public-buildings/${row.buildingId}/front`,
    application_form: isOffered && !isFull ? applicationFormOf(ctx, row.id) : null,
    application_closed: isOffered && isFull ? ctx.t('objects_public_full') : null,
    updated_at: row.updatedAt.toISOString(),
  }
}

const applicationFormOf = (ctx: Context, id: string) => `/form/application/new?uuids=${id}&lang=${ctx.language}`

const canBeAppliedFor = (ctx: Context, row: PublicRow, state: string): boolean =>
  state === 'free' && hasForm(row) && takesApplications(ctx)

/** Projects that sell whole properties to investors have no public form. */
export const takesApplications = ({ workspace }: Context): boolean => workspace.projectType !== 'saleb2b'
