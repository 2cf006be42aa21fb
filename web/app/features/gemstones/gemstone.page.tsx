import type { Gemstone, GemstoneCategory } from '@rashi/contract'
import { gemstones } from '@rashi/contract/texts/en/gemstones'
import { data } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { registerTexts } from '../../lib/texts.ts'
import type { Route } from './+types/gemstone.page.ts'
import { GemstoneView } from './gemstone-view.tsx'
import { gemstoneCategories } from './gemstones.ts'
import { UnknownGemstone } from './unknown-gemstone.tsx'

registerTexts(gemstones)

interface Loaded {
  /** Undefined if no gemstone has the slug. */
  gemstone: Gemstone | undefined
  categories: GemstoneCategory[]
}

const call = 'GET /singleGemstone/:slug'

async function found(answer: Promise<{ gemstone: Gemstone }>): Promise<Gemstone | undefined> {
  try {
    return (await answer).gemstone
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return undefined
    throw failure
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api: server } = context.get(pageContext)
  const [gemstone, { categories }] = await Promise.all([
    found(server.guest(call, { params })),
    server.guest('GET /gemstoneCategory'),
  ])
  return data({ gemstone, categories }, { status: gemstone ? 200 : 404 })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const [gemstone, categories] = await Promise.all([
    found(api.guest(call, { params })),
    gemstoneCategories.load(),
  ])
  return { gemstone, categories }
}

export default function GemstonePage({ loaderData }: Route.ComponentProps) {
  const { gemstone, categories } = loaderData
  return gemstone ? (
    <GemstoneView key={gemstone.id} gemstone={gemstone} categories={categories} />
  ) : (
    <UnknownGemstone />
  )
}
