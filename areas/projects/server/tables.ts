// Tables of B2B projects. Money in Rappen.

import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#platform/rules/project-type.ts'
import type { ContactPerson, ProjectData } from '../contract/project-data.ts'
import { buildingZones, platforms, propertyUses, transactionTypes } from '../rules/project-choices.ts'
import { projectStates } from '../rules/project-state.ts'
import type { TextComponent } from '../rules/text-components.ts'

type Details = ProjectData['details']

/** Facts that no list filters or sorts by. */
export interface ProjectFactsKept extends Pick<
  Details,
  'parcelNumber' | 'egrid' | 'landArea' | 'apartments' | 'floorArea' | 'volume' | 'constructionYear' | 'renovationYear'
> {
  additionalAddress: string
  showsPrice: boolean
  wault: number | null
  ownershipForm: ProjectData['contactDetails']['ownershipForm']
}

export type ProjectTexts = Partial<Record<TextComponent, Partial<Record<Language, string>>>>
export type NdaTexts = Partial<Record<Language, string>>

const money = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const b2bProject = pgTable(
  'b2b_project',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    referenceNumber: text('reference_number').notNull().default(''),
    state: text('state', { enum: projectStates }).notNull().default('draft'),
    street: text('street').notNull().default(''),
    houseNumber: text('house_number').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    canton: text('canton'),
    transactionType: text('transaction_type', { enum: transactionTypes }).notNull().default('asset'),
    propertyUses: text('property_uses', { enum: propertyUses }).array().notNull().default([]),
    buildingZones: text('building_zones', { enum: buildingZones }).array().notNull().default([]),
    price: money('price'),
    targetRent: money('target_rent'),
    vacancyLoss: money('vacancy_loss'),
    runningCosts: money('running_costs'),
    purchaseCosts: money('purchase_costs'),
    nboDue: date('nbo_due'),
    boDue: date('bo_due'),
    signingOn: date('signing_on'),
    closingOn: date('closing_on'),
    ownerId: uuid('owner_id'),
    facts: jsonb('facts').$type<Partial<ProjectFactsKept>>().notNull().default({}),
    criteria: jsonb('criteria').$type<Partial<ProjectData['criteriaForm']>>().notNull().default({}),
    contactPeople: jsonb('contact_people').$type<ContactPerson[]>().notNull().default([]),
    texts: jsonb('texts').$type<ProjectTexts>().notNull().default({}),
    components: text('components').array().$type<TextComponent[]>().notNull().default([]),
    /** Longitude and latitude of the center of the town, never of the address. */
    townPosition: jsonb('town_position').$type<readonly [number, number]>(),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    publishedAt: moment('published_at'),
    soldAt: moment('sold_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const b2bProjectNda = pgTable(
  'b2b_project_nda',
  {
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    version: integer('version').notNull(),
    /** HTML by language. */
    texts: jsonb('texts').$type<NdaTexts>().notNull(),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.projectId, table.version] })],
)

export const b2bProjectPublication = pgTable(
  'b2b_project_publication',
  {
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    platform: text('platform', { enum: platforms }).notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Null while the project is shown there. */
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.projectId, table.platform] })],
)
