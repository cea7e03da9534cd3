// Declaration of a kind of record. Generic over the contexts: they hold the registry of kinds, and an import would be
// circular.

import type { Permission } from '../../rules/permissions.ts'
import type { Language } from '../../rules/project-type.ts'
import type { PostalAddress } from '../../rules/postal-address.ts'
import type { Targets } from '../../contract/table.ts'
import type { storedFile } from '../files/tables.ts'

/** Names one record of any kind. */
export interface RecordRef {
  kind: string
  id: string
}

export interface KindShape<Ctx, StaffCtx extends Ctx> {
  /** Stored as `record_kind` with threads, mails and recipients; sent as `about`. */
  kind: string
  /** `subject.kind` of its audit entries. */
  subject: string
  /** Has the columns workspace_id, id, number, contact_name, contact_email, language and search_text. */
  table: string
  /** SQL condition on a row `r` of the table whose data was not erased; all rows without it. */
  isKept?: string
  /** SQL condition on a row `r`: an incoming mail from its address is filed in its thread. */
  takesMails: string
  /** Text key of a record in a list of choices, with `number` and `name`. */
  choice: string
  /** Address of its page in the back office. */
  pageOf: (id: string) => string
  /** Address of the form in which its mail address is corrected. */
  addressFormOf: (id: string) => string
  /** Several people belong to one record. */
  people?: PeopleTable
  words: RecordWords<Ctx>
  /** Postal addresses, in the order of the request; undefined where none is known. A kind without them gets no letters. */
  livingAt?: (ctx: Ctx, asked: readonly Living[]) => Promise<(Home | undefined)[]>
  bulk?: BulkMail<Ctx, StaffCtx>
  /** Attachments of its mails can be filed as its documents. */
  filing?: Filing<StaffCtx>
  retention?: Retention<Ctx>
}

/** Has the columns workspace_id, id, first_name, last_name, email and position. */
export interface PeopleTable {
  table: string
  /** Column with the id of the record. */
  recordColumn: string
}

/** Filled into mails by placeholder. */
export type RecordValues = Readonly<Record<string, string>>

export interface RecordWords<Ctx> {
  /** Kind of the templates for mails to all of a record, and to one person of it. */
  template: string
  personTemplate?: string
  /** By record; records that are gone are left out. */
  valuesOf: (
    ctx: Ctx,
    ids: readonly string[],
    spoken: { languageOf: (own: Language) => Language; personId?: string | undefined },
  ) => Promise<ReadonlyMap<string, RecordValues>>
}

export interface Living {
  id: string
  personId?: string | undefined
}

export type Home = Pick<PostalAddress, 'street' | 'postcode' | 'place' | 'country'>

/** Rows of a list, records that want an object, or records by id. */
export interface ChosenRecords {
  targets?: Targets | undefined
  apartmentId?: string | undefined
  applicationIds?: string[] | undefined
  progressState?: string | undefined
}

export interface BulkRecipient {
  id: string
  number: number
  name: string
  address: string
  language: Language
  /** Text key of the reason why this recipient is left out. */
  obstacle?: string
}

export interface BulkMail<Ctx, StaffCtx> {
  /** `mailView` and `action` of its bulk mails. */
  view: string
  action: number
  /** Requests that name no view mean this one. */
  isDefault?: true
  /** Without it a person sees no bulk mails of this kind. */
  permission?: Permission
  /** Text key for a further recipient with the same address. */
  repeated: string
  recipientsOf: (ctx: StaffCtx, chosen: ChosenRecords) => Promise<BulkRecipient[]>
  /** Like `words.valuesOf`, without those who get no bulk mail any more. */
  valuesOf: RecordWords<Ctx>['valuesOf']
  /** Records in the history of each record that a mail was written to it. */
  recordWritten?: (ctx: Ctx, written: { title: string; mailIdByRecord: ReadonlyMap<string, string> }) => Promise<void>
}

export interface FiledAs {
  adultId: string | null
  category: string
}

export interface Filing<StaffCtx> {
  /** By file: the document that was made of it. */
  filedAs: (ctx: StaffCtx, fileIds: readonly string[]) => Promise<ReadonlyMap<string, FiledAs>>
  placesOf: (ctx: StaffCtx, id: string) => Promise<FilingPlaces>
  /** Makes a document of a copy of the file. */
  fileAway: (ctx: StaffCtx, id: string, filed: FiledAs & { file: StoredFile }) => Promise<void>
}

export interface FilingPlaces {
  adults: { value: string; displayName: string }[]
  categories: { value: string; displayName: string; isOfHousehold: boolean }[]
}

type StoredFile = typeof storedFile.$inferSelect

export interface DueRecord {
  id: string
  number: number
  contactName: string
  deactivatedAt: Date
  /** In words. */
  reason: string | null
  documents: number
  comments: number
  mails: number
}

export interface Retention<Ctx> {
  countDue: (ctx: Ctx, before: Date) => Promise<{ due: number; anonymised: number }>
  listDue: (ctx: Ctx, before: Date, limit: number) => Promise<DueRecord[]>
  /** Locks the record and removes its personal data if it is still due after so many days. */
  erase: (ctx: Ctx, id: string, days: number) => Promise<void>
}
