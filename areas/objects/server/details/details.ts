// Details of an object for staff, field by field.

import { publicFaceOf } from '../../rules/public-pages/public-object.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { ObjectView } from '../../contract/object.ts'
import { obstacleToPublishing } from '../../rules/gallery-minimum.ts'
import { missingForAdvert, type Advertised } from '../../rules/advert-needs.ts'
import { isForSale } from '../../rules/for-sale.ts'
import { objectActions, type Ties } from '../../rules/object-can.ts'
import { pricePerSquareMetre } from '../../rules/object-prices.ts'
import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import { knownFacts } from './facts.ts'
import { objectClaims } from './claims.ts'
import { documentsOf, imagesOf } from './images.ts'
import { ownFactsOf } from './own-facts.ts'
import { findObject, francs, type BuildingRow, type ObjectRow, type OwnedObject } from './object-row.ts'
import { saleOf } from './sale.ts'
import { tiesOf } from './ties.ts'
import { leastPicturesIn } from './gallery-minimum.ts'
import { obstacleIn } from '../list/status.ts'
import { publicTerms } from '../public-pages/public-terms.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/object.ts'

export const getObject = handler(contract.getObject, { permission: 'object_read' }, async (ctx, { params }) => {
  const { object, house } = await findObject(ctx, params.id)
  const face = publicFaceOf(object, await publicTerms(ctx))
  const canEdit = ctx.can('object_write')
  const images = await imagesOf(ctx, object.id)
  return {
    ...identityOf(ctx, object),
    prices: pricesOf(object),
    occupancy: {
      persons: { min: object.minOccupancy, max: object.maxOccupancy },
      adults: { min: object.minAdults, max: object.maxAdults },
      children: { min: object.minChildren, max: object.maxChildren },
    },
    publication: {
      isPublished: object.isPublished,
      start: object.publicationStart,
      end: object.publicationEnd,
      publicState: face?.state ?? null,
      publicPath: `/public-object-details/${object.id}`,
      applicationPath: `/form/application/new?uuids=${object.id}&lang=${ctx.language}`,
      missingForAdvert: missingForAdvert(advertOf(object, images.length)),
    },
    building: buildingOf(house),
    images,
    documents: await documentsOf(ctx, object.id),
    ...(await objectClaims().holdersOf(ctx, object.id)),
    sale: await saleOf(ctx, object.id),
    applicationCounts: await objectClaims().countWishes(ctx, object.id),
    actions: canEdit
      ? actionsFor(ctx, object, {
          ...(await tiesOf(ctx, object.id)),
          pictures: images.length,
          least: await leastPicturesIn(ctx),
        })
      : [],
    canEdit,
  }
})

const identityOf = (ctx: StaffContext, object: OwnedObject) => ({
  id: object.id,
  version: object.version,
  kind: object.kind,
  reference_number: object.referenceNumber,
  title: object.title,
  objectTypeTitle: ctx.t(`objects_type_${object.objectType}`),
  progress_state: object.progressState,
  stateTitle: ctx.t(stateTextOf(object)),
  letting_state: object.lettingState,
  next_from: object.nextFrom,
  rooms: object.rooms,
  area: object.area,
  balconyArea: object.balconyArea,
  floor: object.floor,
  orientation: object.orientation && ctx.t(`objects_orientation_${object.orientation}`),
  move_in_date: object.moveInDate,
  allowsDogs: object.allowsDogs,
  allowsCats: object.allowsCats,
  isSubsidized: object.isSubsidized,
  features: object.features.map((feature) => ctx.t(`objects_feature_${feature}`)),
  tenderTitle: object.tenderTitle,
  tenderNotice: object.tenderNotice,
  ewid: object.ewid,
  facts: knownFacts(object),
  ownFacts: ownFactsOf(ctx, object.savedData),
  hasFloorPlan: object.floorPlan !== null,
})

export const pricesOf = (object: ObjectRow): ObjectView['prices'] => ({
  netRent: francs(object.netRent),
  ancillaryCost: francs(object.ancillaryCost),
  grossRent: francs(object.grossRent),
  deposit: francs(object.deposit),
  capitalShare: francs(object.capitalShare),
  sellingPrice: francs(object.sellingPrice),
  perSquareMetre: pricePerSquareMetre(object),
})

const buildingOf = (house: BuildingRow): ObjectView['building'] => ({
  id: house.id,
  title: house.title,
  street: `${house.street} ${house.houseNumber}`,
  place: `${house.postalCode} ${house.city}`,
  constructionYear: house.constructionYear,
  ownerName: house.ownerName,
  hasLift: house.hasLift,
  egid: house.egid,
})

/** Button and handler share one rule, so the reason is always the same. */
const actionsFor = (
  ctx: StaffContext,
  object: ObjectRow,
  { pictures, least, ...ties }: Ties & Gallery,
): ObjectView['actions'] =>
  objectActions.map((key) => {
    const why = obstacleIn(ctx, key, { ...object, ...ties })
    if (why) return { key, enabled: false, reason: ctx.t(why) }
    const lacking = key === 'publish' ? obstacleToPublishing(pictures, least) : null
    return lacking ? { key, enabled: false, reason: ctx.t(lacking.key, lacking.values) } : { key, enabled: true }
  })

interface Gallery {
  pictures: number
  /** Minimum number of images of a published object. */
  least: number
}

const advertOf = (object: ObjectRow, pictures: number): Advertised => ({
  ...object,
  price: object.grossRent ?? object.sellingPrice,
  isForSale: isForSale(object),
  pictures,
  heading: object.tenderTitle ?? object.title,
  textLength: object.tenderNotice?.length ?? 0,
})
