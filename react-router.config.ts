import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web/app',
  buildDirectory: 'build/web',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
