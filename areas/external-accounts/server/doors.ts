// Doors: areas above say what a slug leads to (a project, a document room) and take in who has come through it.

import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'
import type { ExternalType } from '../rules/links.ts'

export interface Entrance {
  id: string
  title: string
  /** False: people may read that it is closed, and nobody is admitted. */
  isOpen: boolean
}

export interface ExternalPerson {
  id: string
  email: string
  firstName: string
  lastName: string
  company: string
  /** E.164. */
  phone: string
  language: Language
}

export interface ExternalDoor {
  userType: ExternalType
  lookEntrance(ctx: Context, slug: string): Promise<Entrance | null>
  /**
   * Called in the transaction in which e-mail address and phone number are proven for the first time through this
   * entrance. Throws an `AppError` to refuse the person.
   */
  admit(ctx: Context, admission: { entranceId: string; account: ExternalPerson }): Promise<void>
}

export const externalDoors = extensionPoint<ExternalDoor>('doors of people of outside')

export const doorOf = (userType: ExternalType): ExternalDoor | undefined =>
  externalDoors.all().find((door) => door.userType === userType)
