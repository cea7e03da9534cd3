// A link to a screen with plain text in its query. The router's own link cannot know our paths, which are data.

import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import type { Search } from '../shell/address.ts'

interface Props extends Pick<ComponentPropsWithRef<'a'>, 'className' | 'children' | 'ref' | 'onClick' | 'aria-label'> {
  to: string
  search?: Search
}

/** Whatever else a button or a menu gives to its anchor goes through. */
export function ScreenLink({ to, search, ...anchor }: Props) {
  return <Link to={to} {...(search ? { search } : {})} {...anchor} />
}
