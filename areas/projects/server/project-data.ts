// Converts between the row of a project and the data of the wizard.

import { cantonOf } from '#areas/buildings/rules/places.ts'
import { findOwner } from '#areas/owners/server/public.ts'
import type { StoredFile } from '#areas/files/server/public.ts'
import { francsOrNull, rappenOrNull } from '#platform/rules/amounts/money.ts'
import type { Context } from '#platform/server/context.ts'
import { newProjectData, type ProjectData } from '../contract/project-data.ts'
import { foldedText } from '../rules/folded-text.ts'
import { documentsAmong, picturesAmong } from './project-files.ts'
import type { ProjectRow } from './project-row.ts'

/** Null without an owner. */
export async function ownerOf(ctx: Context, { ownerId }: Pick<ProjectRow, 'ownerId'>) {
  if (!ownerId) return null
  const { id, name } = await findOwner(ctx, ownerId)
  return { id, name }
}

interface Beside {
  owner: { id: string; name: string } | null
  files: readonly StoredFile[]
}

export function dataOf(row: ProjectRow, { owner, files }: Beside): ProjectData {
  const { details, address, keyData, criteriaForm } = newProjectData
  const { facts, criteria } = row
  return {
    details: {
      title: row.title,
      refNumber: row.referenceNumber,
      transactionType: row.transactionType,
      propertyUses: row.propertyUses,
      buildingZonesHarmonized: row.buildingZones,
      parcelNumber: facts.parcelNumber ?? details.parcelNumber,
      egrid: facts.egrid ?? details.egrid,
      landArea: facts.landArea ?? null,
      apartments: facts.apartments ?? null,
      floorArea: facts.floorArea ?? null,
      volume: facts.volume ?? null,
      constructionYear: facts.constructionYear ?? null,
      renovationYear: facts.renovationYear ?? null,
    },
    address: {
      address: row.street,
      houseNumber: row.houseNumber,
      additionalAddress: facts.additionalAddress ?? address.additionalAddress,
      postalCode: row.postalCode,
      city: row.city,
    },
    keyData: {
      price: francsOrNull(row.price),
      showsPrice: facts.showsPrice ?? keyData.showsPrice,
      targetRent: francsOrNull(row.targetRent),
      vacancyLoss: francsOrNull(row.vacancyLoss),
      runningCosts: francsOrNull(row.runningCosts),
      purchaseCosts: francsOrNull(row.purchaseCosts),
      wault: facts.wault ?? null,
      nboDate: row.nboDue,
      boDate: row.boDue,
      signingDate: row.signingOn,
      closingDate: row.closingOn,
    },
    contactDetails: { ownershipForm: facts.ownershipForm ?? null, owner, contactPeople: row.contactPeople },
    uploads: { images: picturesAmong(files).map(({ id }) => id), files: documentsAmong(files).map(({ id }) => id) },
    criteriaForm: { ...criteriaForm, ...criteria },
  }
}

/** Columns as the wizard sets them. */
export function columnsOf(data: ProjectData) {
  const { details, address, keyData, contactDetails, criteriaForm } = data
  const { title, refNumber, transactionType, propertyUses, buildingZonesHarmonized, ...facts } = details
  return {
    title,
    referenceNumber: refNumber,
    transactionType,
    propertyUses,
    buildingZones: buildingZonesHarmonized,
    street: address.address,
    houseNumber: address.houseNumber,
    postalCode: address.postalCode,
    city: address.city,
    canton: cantonOf(address.postalCode) ?? null,
    price: rappenOrNull(keyData.price),
    targetRent: rappenOrNull(keyData.targetRent),
    vacancyLoss: rappenOrNull(keyData.vacancyLoss),
    runningCosts: rappenOrNull(keyData.runningCosts),
    purchaseCosts: rappenOrNull(keyData.purchaseCosts),
    nboDue: keyData.nboDate,
    boDue: keyData.boDate,
    signingOn: keyData.signingDate,
    closingOn: keyData.closingDate,
    ownerId: contactDetails.owner?.id ?? null,
    facts: {
      ...facts,
      additionalAddress: address.additionalAddress,
      showsPrice: keyData.showsPrice,
      wault: keyData.wault,
      ownershipForm: contactDetails.ownershipForm,
    },
    criteria: criteriaForm,
    contactPeople: contactDetails.contactPeople,
    searchText: foldedText(
      [title, refNumber, address.address, address.houseNumber, address.postalCode, address.city].join(' '),
    ),
  }
}
