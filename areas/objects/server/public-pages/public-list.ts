// The public object list, its filters, and an object's public page. Accessible without login, so it contains public
// data only.

import { withoutNumber } from '#areas/buildings/rules/public-address.ts'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { generalSettings, publicListSettings } from '#areas/project-settings/rules/settings.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { isSelling } from '#platform/rules/project-type.ts'
import { longestWishList } from '../../rules/public-pages/public-object.ts'
import { publicImagesOf } from '../details/images.ts'
import { objectClaims } from '../details/claims.ts'
import { isForSale } from '../../rules/for-sale.ts'
import { findObject, francs, type ObjectRow } from '../details/object-row.ts'
import { contactFor, contactOf } from './public-contact.ts'
import { publicDocumentsOf } from './public-documents.ts'
import { publicFactGroups } from './public-facts.ts'
import { withPricesInForce } from '../details/selling-prices.ts'
import { publicItemOf, publicRowOf, takesApplications } from './public-item.ts'
import { findPublicObjects, readPublicRange } from './public-query.ts'
import { publicTerms } from './public-terms.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/public.ts'

export const listPublicObjects = publicHandler(contract.listPublicObjects, { isOpen: true }, async (ctx, { query }) => {
  const terms = await publicTerms(ctx)
  const { rows, total } = await findPublicObjects(ctx, query, terms)
  return {
    items: rows.map((row) => publicItemOf(ctx, row, terms)).filter((item) => item !== null),
    pagination: paginationOf(total, { rowsPerPage: query.rowsPerPage, page: query.currentPage }),
  }
})

export type PublicListInit = ResponseOf<typeof contract.getPublicListInit>

export async function readPublicListInit(ctx: Context): Promise<PublicListInit> {
  const general = await readSetting(ctx, 'general', generalSettings)
  const { frameColumns, frameFilters } = await readSetting(ctx, 'public-list', publicListSettings)
  const { kinds, cities, rooms } = await readPublicRange(ctx, await publicTerms(ctx))
  const { projectType, languages, name } = ctx.workspace
  return {
    siteTitle: general.publicTitle || name,
    languages,
    canApply: takesApplications(ctx),
    maxWishes: longestWishList,
    kinds: kinds.map(({ kind, count, isForSale }) => ({
      value: kind,
      displayName: ctx.t(`objects_title_${kind}`),
      count,
      isForSale: isSelling(projectType) || isForSale,
    })),
    cities,
    rooms,
    frame: { columns: frameColumns, filters: frameFilters },
    contact: await contactOf(ctx),
  }
}

export const getPublicListInit = publicHandler(contract.getPublicListInit, { isOpen: true }, readPublicListInit)

const leaseTerms = (object: ObjectRow) => ({
  allows_dogs: object.allowsDogs,
  allows_cats: object.allowsCats,
  subsidized: object.isSubsidized,
  min_occupancy: object.minOccupancy,
  max_occupancy: object.maxOccupancy,
})

const notOfLease = {
  allows_dogs: null,
  allows_cats: null,
  subsidized: null,
  min_occupancy: null,
  max_occupancy: null,
}

export const getPublicObject = publicHandler(contract.getPublicObject, {}, async (ctx, { params }) => {
  const { object: stored, house } = await findObject(ctx, params.id)
  const [object = stored] = await withPricesInForce(ctx, [stored])
  const images = await publicImagesOf(ctx, 'object', object.id)
  const houseImages = await publicImagesOf(ctx, 'building', house.id)
  const told = ({ id, name }: { id: string; name: string }) => ({ url: fileAddress.public(id), name })
  const received = await objectClaims().countReceived(ctx, object.id)
  const row = publicRowOf(
    { object, house },
    {
      received,
      photoId: images[0]?.id ?? null,
      housePhotoId: houseImages[0]?.id ?? null,
    },
  )
  const item = publicItemOf(ctx, row, await publicTerms(ctx))
  if (!item) throw notFound('objects_not_public')
  const isSold = isSelling(ctx.workspace.projectType) || isForSale(object)
  const saysPrice = item.rentalgross !== null || item.selling_price !== null
  return {
    ...item,
    tender_title: object.tenderTitle && withoutNumber(object.tenderTitle, house),
    tender_notice: object.tenderNotice && withoutNumber(object.tenderNotice, house),
    balcony_area: object.balconyArea,
    year_of_construction: house.constructionYear,
    has_lift: house.hasLift,
    deposit: saysPrice && !isSold ? francs(object.deposit) : null,
    object_features: object.features.map((feature) => ctx.t(`objects_feature_${feature}`)),
    ...(isSold ? notOfLease : leaseTerms(object)),
    images: images.map(told),
    house_images: houseImages.map(told),
    documents: await publicDocumentsOf(ctx, object.id),
    fact_groups: publicFactGroups(ctx, { object, house }, saysPrice),
    contact_person: contactFor(object, await contactOf(ctx)),
  }
})
