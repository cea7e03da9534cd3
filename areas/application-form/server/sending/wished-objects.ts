// Loads wished objects: card data, values for the rules, and availability.

import { streetTold, withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { building } from '#areas/buildings/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { isForSale } from '#areas/objects/rules/for-sale.ts'
import { takesNoMore } from '#areas/objects/rules/application-limit.ts'
import { publicStateOf } from '#areas/buildings/rules/object-state.ts'
import { publicFaceOf } from '#areas/objects/rules/public-pages/public-object.ts'
import { receivedSql } from '#areas/applications/server/public.ts'
import { francs, publicTerms, propertyObject } from '#areas/objects/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { WishedObjectCard } from '../../contract/form-shapes.ts'
import type { WishedObject } from '#areas/forms/rules/answers.ts'
import type { AppliedFor } from '#areas/forms/rules/form-kinds.ts'

type Price = Pick<WishedObjectCard, 'rentalgross' | 'selling_price'>

export interface ObjectOnOffer {
  /** Public view of the object. */
  card: WishedObjectCard
  /** Actual price, even if it is hidden from the public. */
  price: Price
  buildingId: string
  isPublished: boolean
  /** Number of further applications accepted; null if unlimited. */
  placesLeft: number | null
  /** Determines the form used for this object. */
  asksWith: AppliedFor & { formId: string | null }
}

/** In the order of `ids`; those that do not exist here are left out. */
export async function readObjects(ctx: Context, ids: readonly string[]): Promise<ObjectOnOffer[]> {
  if (ids.length === 0) return []
  const terms = await publicTerms(ctx)
  const { today } = terms
  const rows = await ctx.db
    .select({ object: propertyObject, house: building, image: imageOf, count: received })
    .from(propertyObject)
    .innerJoin(
      building,
      and(eq(building.workspaceId, propertyObject.workspaceId), eq(building.id, propertyObject.buildingId)),
    )
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), inArray(propertyObject.id, [...ids])))
  const onOffer = rows.map(({ object, house, image, count }) => ({
    card: cardOf(object, house, {
      image: image ? fileAddress.public(image) : `/api/v1/public-buildings/${object.buildingId}/front`,
      isFree: publicStateOf(object.lettingState, terms) === 'free',
      isFull: takesNoMore({ maxApplications: object.maxApplications, received: count }),
      ...(publicFaceOf(object, terms)?.saysPrice ? priceOf(object) : untold),
    }),
    price: priceOf(object),
    buildingId: object.buildingId,
    placesLeft: object.maxApplications === null ? null : Math.max(0, object.maxApplications - count),
    asksWith: {
      kind: object.kind,
      isForSale: isForSale(object),
      formId: object.formId,
    },
    isPublished:
      object.isPublished && (object.publicationStart ?? today) <= today && (object.publicationEnd ?? today) >= today,
  }))
  return ids.flatMap((id) => onOffer.filter(({ card }) => card.id === id))
}

const priceOf = ({ grossRent, sellingPrice }: ObjectRow): Price => ({
  rentalgross: francs(grossRent),
  selling_price: francs(sellingPrice),
})

const untold: Price = { rentalgross: null, selling_price: null }

const received = sql<number>`${sql.raw(receivedSql('property_object'))}`

const imageOf = sql<string | null>`(
  select ${storedFile.id} from ${storedFile}
  where ${storedFile.workspaceId} = ${propertyObject.workspaceId} and ${storedFile.ownerKind} = 'object'
    and ${storedFile.ownerId} = ${propertyObject.id} and ${storedFile.isPublic} and ${storedFile.contentType} like 'image/%'
    and ${storedFile.sizes} ? 'web'
  order by ${storedFile.position} limit 1)`

/**
 * Held until the end of the transaction, in one order for everybody: of two households that want the last place, the
 * second is counted after the first. Objects without a limit are not held.
 */
export async function lockLimitedObjects(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(
      and(
        eq(propertyObject.workspaceId, ctx.workspace.id),
        inArray(propertyObject.id, [...ids]),
        isNotNull(propertyObject.maxApplications),
      ),
    )
    .orderBy(propertyObject.id)
    .for('no key update')
}

type ObjectRow = typeof propertyObject.$inferSelect
type BuildingRow = typeof building.$inferSelect

function cardOf(
  object: ObjectRow,
  house: BuildingRow,
  seen: Pick<WishedObjectCard, 'image' | 'isFree' | 'isFull'> & Price,
): WishedObjectCard {
  return {
    id: object.id,
    title: withoutNumber(object.title, house),
    tender_title: withoutNumber(object.tenderTitle || object.title, house),
    reference_number: object.referenceNumber,
    address: `${streetTold(house)}, ${house.postalCode} ${house.city}`,
    rooms: object.rooms,
    area: object.area,
    floor: object.floor,
    move_in_date: object.moveInDate,
    // The form asks more only of those who want what is certainly subsidised.
    subsidized: object.isSubsidized === true,
    // A buyer need not live there, so occupancy limits do not apply.
    ...(isForSale(object) ? anybody : limitsOf(object)),
    ...seen,
  }
}

const limitsOf = (object: ObjectRow) => ({
  min_occupancy: object.minOccupancy,
  max_occupancy: object.maxOccupancy,
  min_adult: object.minAdults,
  max_adult: object.maxAdults,
  min_child: object.minChildren,
  max_child: object.maxChildren,
})

const anybody = {
  min_occupancy: null,
  max_occupancy: null,
  min_adult: null,
  max_adult: null,
  min_child: null,
  max_child: null,
}

export const wishOf = (card: WishedObjectCard): WishedObject => ({
  id: card.id,
  title: card.title,
  isSubsidised: card.subsidized,
  minOccupancy: card.min_occupancy,
  maxOccupancy: card.max_occupancy,
  minAdults: card.min_adult,
  maxAdults: card.max_adult,
  minChildren: card.min_child,
  maxChildren: card.max_child,
})
