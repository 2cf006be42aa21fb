import swagger from '@fastify/swagger'
import { routes } from '@rashi/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { completeDocument, type ApiDocument } from './api-pages/api-document.rules.ts'
import { renderApiPages } from './api-pages/render-api-pages.ts'
import { apiPagePolicy } from './api-pages/style.ts'

/** Serves the description of the API: OpenAPI 3.1 at `/api/openapi.json`, pages for people at `/api/docs`. */
export async function describeApi(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.brandName} API`, version: '1' },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          studio: { type: 'apiKey', in: 'cookie', name: '__Host-studio' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  let cached: { json: string; pages: ReadonlyMap<string, string> } | undefined
  const description = () => {
    if (!cached) {
      const document = completeDocument(api.swagger() as unknown as ApiDocument, routes)
      const pages = renderApiPages({ document, routes, server: config.publicUrl })
      cached = { json: JSON.stringify(document), pages }
    }
    return cached
  }
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
    return description().json
  })
  const sendPage = (reply: FastifyReply, address: string) => {
    const page = description().pages.get(address)
    if (page === undefined) throw new Refusal('not-found')
    reply.type('text/html; charset=utf-8').header('content-security-policy', apiPagePolicy)
    return page
  }
  api.get('/docs', { schema: { hide: true } }, async (_request, reply) => sendPage(reply, 'docs'))
  api.get<{ Params: { group: string } }>(
    '/docs/:group',
    { schema: { hide: true } },
    async (request, reply) => sendPage(reply, `docs/${request.params.group}`),
  )
}
