// Builds the public feed: same visibility rules as the public list, with all public data.

import { and, asc, eq, sql } from 'drizzle-orm'
import { withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { building } from '#areas/buildings/server/public.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import type { Context } from '#platform/server/context.ts'
import type { FeedObject } from '../../contract/feed.ts'
import type { PublicDocument } from '../../contract/public-documents.ts'
import type { DocumentSort } from '../../rules/object-media.ts'
import { factKeys, facts, type Fact, type FactKey, type Facts } from '../../rules/object-facts.ts'
import { publicImagesOfAll } from '../details/images.ts'
import { francs, inItsBuilding, type HousedObject } from '../details/object-row.ts'
import { factsIn } from '../details/facts.ts'
import { contactFor, contactOf } from '../public-pages/public-contact.ts'
import { publicDocumentsOfAll } from '../public-pages/public-documents.ts'
import { withPricesInForce } from '../details/selling-prices.ts'
import { publicItemOf, publicRowOf, type Item } from '../public-pages/public-item.ts'
import { objectClaims } from '../details/claims.ts'
import { publicTerms } from '../public-pages/public-terms.ts'
import { propertyObject } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/feed.ts'

export const getObjectFeed = publicHandler(contract.getObjectFeed, { isOpen: true }, async (ctx) => {
  const terms = await publicTerms(ctx)
  const rows = await ctx.db
    .select({
      object: propertyObject,
      house: building,
      received: sql<number>`${sql.raw(objectClaims().receivedSql('property_object'))}`,
    })
    .from(propertyObject)
    .innerJoin(building, inItsBuilding)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.isPublished, true)))
    .orderBy(asc(propertyObject.referenceNumber), asc(propertyObject.id))
  const images = await publicImagesOfAll(ctx, 'object')
  const houseImages = await publicImagesOfAll(ctx, 'building')
  const documents = await publicDocumentsOfAll(ctx)
  const contact = await contactOf(ctx)
  const priced = await withPricesInForce(
    ctx,
    rows.map(({ object }) => object),
  )
  return rows.flatMap(({ object: stored, house, received }, index) => {
    const object = priced[index] ?? stored
    const ids = images(object.id)
    const houseIds = houseImages(house.id)
    const counted = { received, photoId: ids[0] ?? null, housePhotoId: houseIds[0] ?? null }
    const item = publicItemOf(ctx, publicRowOf({ object, house }, counted), terms)
    if (!item) return []
    const media = { images: [...ids, ...houseIds].map(fileAddress.public), documents: documents(object.id) }
    return [toldOf(ctx, { object, house }, { item, ...media, contact: contactFor(object, contact) })]
  })
})

interface Told {
  item: Item
  images: string[]
  documents: PublicDocument[]
  contact: FeedObject['contact_person']
}

function toldOf(ctx: Context, { object, house }: HousedObject, { item, images, documents, contact }: Told): FeedObject {
  const { kind, postal_code, city } = item
  const saysPrice = item.rentalgross !== null || item.selling_price !== null
  const link = (path: string | null) => (path === null ? null : ctx.linkTo(path))
  const paper = (sort: DocumentSort) => documents.find((one) => one.sort === sort)?.url ?? null
  const known = publicFactsOf(object, saysPrice)
  const words = object.features.map((one) => [one, ctx.t(`objects_feature_${one}`)] as const)
  const perSquareMetre = (amount: number | null) =>
    saysPrice && amount !== null && object.area ? Math.round(amount / object.area) / 100 : null
  return {
    // The fields below give address and kind in full; the contract removes the short fields of `item`.
    ...item,
    object_category: { key: kind, displayName: ctx.t(`objects_title_${kind}`) },
    object_type: { key: object.objectType, displayName: item.object_type },
    floor_num: object.floorNumber,
    orientation: object.orientation
      ? { key: object.orientation, displayName: ctx.t(`objects_orientation_${object.orientation}`) }
      : null,
    building: {
      building_title: item.building,
      address: house.street,
      publicated_adress: item.address,
      ...numbersOf(house),
      postal_code,
      city,
      canton: house.canton,
      state: house.canton,
      colony: house.colony,
      district: house.district,
      metropolitan: house.facts.metropolitan ?? null,
      mark: house.facts.mark ?? null,
      mark_property: house.facts.markProperty ?? null,
      land_code: 'CH',
      year_of_construction: house.constructionYear,
      lift: house.hasLift,
    },
    balcony_area: object.balconyArea,
    rentalprice_squaremeter_net: perSquareMetre(object.netRent),
    rentalprice_squaremeter: perSquareMetre(object.grossRent),
    incidental_costs_squaremeter: perSquareMetre(object.ancillaryCost),
    deposit: saysPrice ? francs(object.deposit) : null,
    capital_share: saysPrice ? francs(object.capitalShare) : null,
    target_group: object.targetGroup,
    min_occupancy: object.minOccupancy,
    max_occupancy: object.maxOccupancy,
    min_adult: object.minAdults,
    max_adult: object.maxAdults,
    min_child: object.minChildren,
    max_child: object.maxChildren,
    pets: petsIn(object),
    max_applications: object.maxApplications,
    subsidized: object.isSubsidized,
    dogs_allowed: object.allowsDogs,
    cats_allowed: object.allowsCats,
    tender_title: object.tenderTitle && withoutNumber(object.tenderTitle, house),
    tender_notice: object.tenderNotice && withoutNumber(object.tenderNotice, house),
    object_features: Object.fromEntries(words),
    feature_string: words.map(([, word]) => word).join(', ') || null,
    features_numeric: countsIn(known),
    appointments: known.viewingSchedule,
    free_from: item.move_in_date,
    state_simplyfied: item.object_state_text,
    state_simplyfied_en: item.object_state,
    add_costs_per_month_m2: perSquareMetre(object.ancillaryCost),
    // An uploaded plan takes precedence over the drawing, which is based on a few numbers only.
    layout_plan: link(paper('layout_plan') ?? item.layout_plan),
    image: ctx.linkTo(item.image),
    images: images.map((path) => ctx.linkTo(path)),
    pdf_file: link(paper('pdf_file')),
    situation_plan: link(paper('situation_plan')),
    factsheets: link(paper('factsheet')),
    isometry: link(paper('isometry')),
    application_pdf: null,
    contact_person: contact,
    application_form: link(item.application_form),
    start_date: object.publicationStart,
    end_date: object.publicationEnd,
    url: ctx.linkTo(`/public-object-details/${object.id}`),
    federal_apartment_identification: object.ewid,
    facts: Object.fromEntries(publicFacts.map((key) => [facts[key].wire, known[key]])),
    loggia_area: known.loggiaArea,
    terrace_area: known.terraceArea,
    garden_sitting_place_area: known.gardenArea,
    basement_area: known.cellarArea,
    reduit_area: known.storeroomArea,
    additional_costs_1: known.additionalCosts1,
    additional_costs_2: known.additionalCosts2,
    parking_space_cost: known.parkingCost,
    price_unit: known.priceUnit,
    virtual_tour_link: known.virtualTour,
    website_link: known.website,
  }
}

/** The federal number reveals the house number, so both are hidden together. */
const numbersOf = ({
  hidesHouseNumber,
  houseNumber,
  facts: { houseNumberSupplement },
  egid,
}: HousedObject['house']) => ({
  house_number: hidesHouseNumber ? null : houseNumber,
  house_number_supplement: hidesHouseNumber ? null : (houseNumberSupplement ?? null),
  federal_building_identification: hidesHouseNumber ? null : egid,
})

const petsIn = ({ allowsDogs, allowsCats }: HousedObject['object']): boolean | null =>
  allowsDogs || allowsCats || (allowsDogs === null || allowsCats === null ? null : false)

function countsIn(known: Facts): Record<string, number> {
  const counted = publicFacts.flatMap((key) => {
    const value = known[key]
    return declared(key).kind === 'count' && typeof value === 'number' ? [[facts[key].wire, value] as const] : []
  })
  return Object.fromEntries(counted)
}

const declared = (key: FactKey): Fact => facts[key]
const publicFacts = factKeys.filter((key) => !declared(key).isInternal)

/** Null for unknown values, and for hidden prices. */
function publicFactsOf({ facts: kept }: HousedObject['object'], saysPrice: boolean): Facts {
  const isTold = (key: FactKey) => !declared(key).isInternal && (saysPrice || declared(key).kind !== 'money')
  return factsIn(Object.fromEntries(Object.entries(kept).filter(([key]) => isFact(key) && isTold(key))))
}

const isFact = (key: string): key is FactKey => key in facts
