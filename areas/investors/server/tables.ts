// Investors, their contact people, and people who are no investors yet. Money in Rappen.

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { cantons } from '#areas/buildings/rules/cantons.ts'
import { buildingZones, propertyUses, transactionTypes } from '#areas/projects/rules/project-choices.ts'
import { languages } from '#platform/rules/project-type.ts'
import { bytes } from '#platform/server/session/tables.ts'
import {
  investorSources,
  investorStates,
  investorTitles,
  investorTypes,
  leaveReasons,
  legalForms,
  propertyStates,
  riskClasses,
} from '../rules/investor-facts.ts'
import { lexDomiciles, lexNationalities, lexPermits } from '../rules/lex-koller.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => bigint(name, { mode: 'number' })

export const investor = pgTable(
  'investor',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    progressState: text('progress_state', { enum: investorStates }).notNull().default('active'),
    company: text('company').notNull(),
    investorType: text('investor_type', { enum: investorTypes }).notNull(),
    legalForm: text('legal_form', { enum: legalForms }),
    uid: text('uid'),
    street: text('street'),
    postalCode: text('postal_code'),
    seat: text('seat'),
    country: text('country').notNull().default('CH'),
    website: text('website'),
    /** Name of the first contact person. */
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    language: text('language', { enum: languages }).notNull(),
    isCoBroker: boolean('is_co_broker').notNull().default(false),
    cantons: text('cantons', { enum: cantons }).array().notNull().default([]),
    postalCodes: text('postal_codes').array().notNull().default([]),
    propertyUses: text('property_uses', { enum: propertyUses }).array().notNull().default([]),
    buildingZones: text('building_zones', { enum: buildingZones }).array().notNull().default([]),
    propertyStates: text('property_states', { enum: propertyStates }).array().notNull().default([]),
    riskClasses: text('risk_classes', { enum: riskClasses }).array().notNull().default([]),
    dealTypes: text('deal_types', { enum: transactionTypes }).array().notNull().default([]),
    volumeFrom: money('volume_from'),
    volumeTo: money('volume_to'),
    /** Percent. */
    yieldFrom: doublePrecision('yield_from'),
    ticketSize: money('ticket_size'),
    profileNote: text('profile_note'),
    profileChangedAt: moment('profile_changed_at'),
    profileTokenHash: bytes('profile_token_hash'),
    profileLinkUntil: moment('profile_link_until'),
    lexDomicile: text('lex_domicile', { enum: lexDomiciles }),
    lexNationality: text('lex_nationality', { enum: lexNationalities }),
    lexPermit: text('lex_permit', { enum: lexPermits }),
    lexForeignShare: doublePrecision('lex_foreign_share'),
    beneficialOwner: text('beneficial_owner'),
    generalNdaOn: date('general_nda_on'),
    generalNdaUntil: date('general_nda_until'),
    optedOutAt: moment('opted_out_at'),
    optOutReason: text('opt_out_reason'),
    source: text('source', { enum: investorSources }).notNull(),
    remark: text('remark'),
    leaveReason: text('leave_reason', { enum: leaveReasons }),
    leaveComment: text('leave_comment'),
    leftAt: moment('left_at'),
    recordedBy: uuid('recorded_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const investorContact = pgTable(
  'investor_contact',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    investorId: uuid('investor_id').notNull(),
    /** The first contact person has 0. */
    position: integer('position').notNull(),
    title: text('title', { enum: investorTitles }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    function: text('function'),
    email: text('email'),
    phone: text('phone'),
    /** Account by which the person signs in. */
    accountId: uuid('account_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)

export const interestedInvestor = pgTable(
  'interested_investor',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    progressState: text('progress_state', { enum: investorStates }).notNull().default('active'),
    company: text('company'),
    title: text('title', { enum: investorTitles }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    contactName: text('contact_name')
      .notNull()
      .generatedAlwaysAs(sql`btrim(first_name || ' ' || last_name)`),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    language: text('language', { enum: languages }).notNull(),
    projectId: uuid('project_id'),
    source: text('source', { enum: investorSources }).notNull(),
    remark: text('remark'),
    consentedOn: date('consented_on'),
    leaveReason: text('leave_reason', { enum: leaveReasons }),
    leaveComment: text('leave_comment'),
    leftAt: moment('left_at'),
    investorId: uuid('investor_id'),
    recordedBy: uuid('recorded_by'),
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
