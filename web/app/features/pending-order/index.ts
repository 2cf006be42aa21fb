export { PendingOrderNotice } from './pending-order-notice.tsx'
