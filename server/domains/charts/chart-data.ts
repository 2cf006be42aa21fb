import { signKeys } from '@rashi/sky'
import type { PersonalData } from '../../context/personal-data.ts'
import { deleteChart, findChartRow } from './charts.repository.ts'

/** The export and deletion of a person's chart. */
export const chartData: PersonalData = {
  exportFor: async (db, userId) => {
    const row = await findChartRow(db, userId)
    if (!row) return []
    const { formatted_address, geometry } = row.born_at_place
    return [
      {
        topic: 'chart',
        rows: [
          {
            sign: signKeys[row.sign_id - 1] ?? null,
            birth_moment: row.born_at_local,
            time_unknown: row.time_unknown,
            birth_place: formatted_address,
            birth_latitude_degrees: geometry.location.lat,
            birth_longitude_degrees: geometry.location.lng,
            sky: { ...row.sky },
          },
        ],
      },
    ]
  },
  deleteFor: deleteChart,
}
