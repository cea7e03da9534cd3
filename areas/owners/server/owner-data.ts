// Converts an owner between the form and its columns: an empty text is null in the database.

import type { OwnerData } from '../contract/owners.ts'
import { spelledName } from '../rules/owner-name.ts'
import type { OwnerRow } from './owner-row.ts'

export const dataOf = (row: OwnerRow): OwnerData => ({
  name: row.name,
  kind: row.kind,
  first_name: row.firstName ?? '',
  last_name: row.lastName ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  street: row.street ?? '',
  postal_code: row.postalCode ?? '',
  city: row.city ?? '',
  language: row.language,
  note: row.note ?? '',
})

export const columnsOf = (data: OwnerData) => ({
  name: spelledName(data.name),
  kind: data.kind,
  firstName: data.first_name || null,
  lastName: data.last_name || null,
  email: data.email || null,
  phone: data.phone || null,
  street: data.street || null,
  postalCode: data.postal_code || null,
  city: data.city || null,
  language: data.language,
  note: data.note || null,
})
