/**
 * Every table of the product. Empty here: each domain adds the tables it owns in its `*.table.ts`
 * by `declare module`, so that this room knows no domain.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by module augmentation
export interface Database {}
