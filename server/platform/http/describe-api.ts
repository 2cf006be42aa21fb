import swagger from '@fastify/swagger'
import { routes } from '@rashi/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { completeDocument, type ApiDocument } from './api-document.rules.ts'
import { apiPagePolicy, renderApiPage } from './api-page.ts'

/** Serves the description of the API: OpenAPI 3.1 at `/api/openapi.json`, a page for people at `/api/docs`. */
export async function describeApi(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.brandName} API`, version: '1' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  let cached: { json: string; page: string } | undefined
  const description = () => {
    if (!cached) {
      const document = completeDocument(api.swagger() as unknown as ApiDocument, routes)
      cached = { json: JSON.stringify(document), page: renderApiPage(document) }
    }
    return cached
  }
  api.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
    return description().json
  })
  api.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', apiPagePolicy)
    return description().page
  })
}
