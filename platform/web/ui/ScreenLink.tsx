// A link to a screen with plain text in its query. The router's own link cannot know our paths, which are data.

import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { parseSearch, type Search } from '../core/address.ts'

interface Props extends Pick<ComponentPropsWithRef<'a'>, 'className' | 'children' | 'ref' | 'onClick' | 'aria-label'> {
  to: string
  target?: '_blank'
  search?: Search
}

/** Whatever else a button or a menu gives to its anchor goes through. */
export function ScreenLink({ to, search, ...anchor }: Props) {
  // What the server answers as an address may name the open panel.
  const [path, query] = to.split('?')
  const asked = query ? { ...parseSearch(query), ...search } : search
  return <Link to={path ?? to} {...(asked ? { search: asked } : {})} {...anchor} />
}
