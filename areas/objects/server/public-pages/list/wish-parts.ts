// Parts of a page with wish buttons: texts for the script, and the empty bar that it fills.

import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { longestWishList } from '../../../rules/public-pages/public-object.ts'
import { publicListPath } from '../public-paths.ts'

/** Texts that the script of the list needs. */
export const wishTexts = ({ t }: Context): Html =>
  html` data-add="${t('objects_wish_add')}" data-added="${t('objects_wish_added')}"
  data-add-named="${t('objects_wish_add_named', { object: '{}' })}"
  data-remove-named="${t('objects_wish_remove_named', { object: '{}' })}"
  data-full="${t('objects_wish_full', { count: longestWishList })}" data-most="${longestWishList}"`

/** The script fills it with the wishes of the visitor. `kept`: parameters that the links of the page keep. */
export const wishBar = ({ t, language }: Context, kept: Readonly<Record<string, string>>): Html =>
  html`<section
    class="list-bar"
    aria-label="${t('objects_wish_list')}"
    data-source="${publicListPath}/wishes?${new URLSearchParams({ ...kept, lang: language }).toString()}"
    hidden
  ></section>`
