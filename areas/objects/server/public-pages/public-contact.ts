// Contact shown to the public: the person named on the object, otherwise the contact of the project.

import { contactSettings } from '#areas/project-settings/rules/settings.ts'
import { z } from 'zod'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import type { ObjectRow } from '../details/object-row.ts'

interface Contact {
  name: string
  phone: string
  email: string
}

export async function contactOf(ctx: Context): Promise<Contact & { person: string }> {
  const { person, company, phone, email } = await readSetting(ctx, 'contact', contactSettings)
  return { name: person || company, person, phone: spelledPhone(phone), email }
}

export const contactFor = ({ contactPerson }: ObjectRow, { name, phone, email }: Contact): Contact =>
  personIn(contactPerson) ?? { name, phone, email }

const namedPerson = z.object({ first_name: z.string(), surname: z.string(), email: z.string(), phone: z.string() })

function personIn(value: unknown): Contact | null {
  const person = namedPerson.safeParse(value).data
  return person
    ? { name: `${person.first_name} ${person.surname}`, phone: spelledPhone(person.phone), email: person.email }
    : null
}
