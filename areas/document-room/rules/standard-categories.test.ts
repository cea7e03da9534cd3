import { describe, expect, it } from 'vitest'
import { inTreeOrder } from './category-tree.ts'
import { allows, fileActions, rightsOfRole } from './room-right.ts'
import { standardCategories } from './standard-categories.ts'
import { standardRoleId, standardRoles, type StandardRoleKey } from './standard-roles.ts'

const invest = inTreeOrder(standardCategories('saleb2b'))

const may = (role: StandardRoleKey, title: string) => {
  const rights = rightsOfRole(invest, standardRoleId(role))
  const id = invest.find(({ titleDe }) => titleDe === title)?.id ?? ''
  return fileActions.filter((action) => allows(rights.get(id) ?? 'none', action)).at(-1) ?? 'nothing'
}

describe('the standard categories', () => {
  it('are a numbered tree without gaps', () => {
    expect(invest.map(({ index }) => index).slice(0, 5)).toEqual(['1', '1.1', '1.2', '2', '2.1'])
    expect(invest.at(-1)?.index).toBe('8.2')
    expect(new Set(invest.map(({ id }) => id)).size).toBe(invest.length)
  })

  it('have no tenancies where flats are sold', () => {
    const sale = inTreeOrder(standardCategories('sale'))
    expect(sale.map(({ titleDe }) => titleDe)).not.toContain('Mietverhältnisse')
    expect(sale.at(-1)?.index).toBe('7.2')
  })

  it('refer to the standard roles only', () => {
    const known = new Set(standardRoles.map(({ id }) => id))
    expect(invest.flatMap(({ rights }) => Object.keys(rights)).filter((id) => !known.has(id))).toEqual([])
  })

  it.each([
    ['candidate', 'Grundbuchauszug', 'preview'],
    ['candidate', 'Mietverträge', 'nothing'],
    ['candidate', 'Steuern und Finanzen', 'nothing'],
    ['bank', 'Mieterspiegel', 'download'],
    ['bank', 'Technik und Unterhalt', 'nothing'],
    ['surveyor', 'Baubeschrieb und Zustand', 'download'],
    ['surveyor', 'Versicherungen', 'nothing'],
    ['lawyer', 'Reglemente und Beschlüsse', 'download'],
    ['lawyer', 'Vertragsentwürfe', 'upload'],
    ['buyer', 'Vertragsentwürfe', 'upload'],
    ['buyer', 'Versicherungen', 'download'],
    ['seller', 'Steuern und Finanzen', 'upload'],
    ['agent', 'Energieausweis', 'upload'],
  ] as const)('let %s do in %s up to: %s', (role, title, most) => {
    expect(may(role, title)).toBe(most)
  })
})
