// A link to a screen with text search values. The router's own link cannot type our paths, which are data.

import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { destinationOf, type Search } from '../core/address.ts'

type Passed = 'className' | 'children' | 'ref' | 'onClick' | 'tabIndex' | 'aria-label' | 'aria-current'

interface Props extends Pick<ComponentPropsWithRef<'a'>, Passed> {
  to: string
  target?: '_blank'
  search?: Search
}

/** Passes all other props of a button or a menu to its anchor. */
export function ScreenLink({ to, search, ...anchor }: Props) {
  const { to: path, search: own } = destinationOf(to)
  return <Link to={path} {...(own || search ? { search: { ...own, ...search } } : {})} {...anchor} />
}
