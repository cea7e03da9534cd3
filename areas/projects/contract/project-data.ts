// Data of a project as the wizard sends it: one part for each of its pages (spec 2 §3). Amounts are francs, areas square
// meters.

import { z } from 'zod'
import { day, emailOrNone, id, line, noNumber } from '#platform/contract/fields.ts'
import {
  buildingZones,
  investorTypes,
  ownershipForms,
  propertyUses,
  transactionTypes,
} from '../rules/project-choices.ts'

const wrong = { error: 'general_value_not_valid' }
const words = (max = 200) => z.string().trim().max(max, 'general_text_too_long')
const count = (max: number) => z.int(wrong.error).min(0, wrong.error).max(max, wrong.error).nullable()
const amount = z.number(noNumber).min(0, wrong.error).max(1e11, wrong.error).nullable()
const year = z.int(wrong.error).min(1000, wrong.error).max(2100, wrong.error).nullable()

export const projectDetails = z.object({
  title: line(),
  refNumber: words(60),
  transactionType: z.enum(transactionTypes, wrong),
  propertyUses: z.array(z.enum(propertyUses, wrong)).max(propertyUses.length),
  buildingZonesHarmonized: z.array(z.enum(buildingZones, wrong)).max(buildingZones.length),
  parcelNumber: words(60),
  /** Federal identification of the parcel: CH and 12 digits. */
  egrid: words(20).regex(/^$|^CH\d{12}$/, 'projects_egrid_not_valid'),
  landArea: amount,
  apartments: count(10_000),
  floorArea: amount,
  /** Cubic meters. */
  volume: amount,
  constructionYear: year,
  renovationYear: year,
})

export const projectAddress = z.object({
  address: words(),
  houseNumber: words(20),
  additionalAddress: words(),
  postalCode: words(10).regex(/^$|^\d{4}$/, 'general_value_not_valid'),
  city: words(100),
})

export const projectKeyData = z.object({
  price: z.number(noNumber).positive(wrong.error).max(1e11, wrong.error).nullable(),
  /** The teaser shows the price; otherwise only a class of volume. */
  showsPrice: z.boolean(),
  /** Net rent of a year if everything is let, without ancillary costs. */
  targetRent: amount,
  /** Part of the target rent lost in a year by vacancy. */
  vacancyLoss: amount,
  /** Costs of a year that the owner bears. */
  runningCosts: amount,
  /** Transfer tax, notary and land register; differ by canton. */
  purchaseCosts: amount,
  /** Years: remaining terms of the leases, weighted by rent. */
  wault: z.number(noNumber).min(0, wrong.error).max(99, wrong.error).nullable(),
  nboDate: day.nullable(),
  boDate: day.nullable(),
  signingDate: day.nullable(),
  closingDate: day.nullable(),
})

export const contactPerson = z.object({ name: line(100), email: emailOrNone, phone: words(40) })

export const projectContactDetails = z.object({
  ownershipForm: z.enum(ownershipForms, wrong).nullable(),
  owner: z.object({ id, name: z.string() }).nullable(),
  contactPeople: z.array(contactPerson).max(5, wrong.error),
})

/** Ids in display order; files that are new are the person's own uploads. */
export const projectUploads = z.object({
  images: z.array(id).max(200),
  files: z.array(id).max(100),
})

export const projectCriteria = z.object({
  /** Empty for all. */
  investorTypes: z.array(z.enum(investorTypes, wrong)).max(investorTypes.length),
  /** Dwellings need a permit for persons abroad (BewG). */
  excludesPersonsAbroad: z.boolean(),
  asksProofOfFunds: z.boolean(),
  note: words(2000),
})

export const projectData = z.object({
  details: projectDetails,
  address: projectAddress,
  keyData: projectKeyData,
  contactDetails: projectContactDetails,
  uploads: projectUploads,
  criteriaForm: projectCriteria,
})
export type ProjectData = z.infer<typeof projectData>
export type ContactPerson = z.infer<typeof contactPerson>

export const newProjectData: ProjectData = {
  details: {
    title: '',
    refNumber: '',
    transactionType: 'asset',
    propertyUses: [],
    buildingZonesHarmonized: [],
    parcelNumber: '',
    egrid: '',
    landArea: null,
    apartments: null,
    floorArea: null,
    volume: null,
    constructionYear: null,
    renovationYear: null,
  },
  address: { address: '', houseNumber: '', additionalAddress: '', postalCode: '', city: '' },
  keyData: {
    price: null,
    showsPrice: false,
    targetRent: null,
    vacancyLoss: null,
    runningCosts: null,
    purchaseCosts: null,
    wault: null,
    nboDate: null,
    boDate: null,
    signingDate: null,
    closingDate: null,
  },
  contactDetails: { ownershipForm: null, owner: null, contactPeople: [] },
  uploads: { images: [], files: [] },
  criteriaForm: { investorTypes: [], excludesPersonsAbroad: false, asksProofOfFunds: false, note: '' },
}
