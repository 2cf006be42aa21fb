import type { PersonalData } from '../../context/personal-data.ts'
import { deleteEnquiries, listEnquiriesOf } from './enquiry.repository.ts'

/** What a person has asked about gemstones. */
export const enquiryData: PersonalData = {
  exportFor: async (db, userId) => [
    {
      topic: 'gemstone_enquiries',
      rows: (await listEnquiriesOf(db, userId)).map((enquiry) => ({
        gemstone: enquiry.slug,
        full_name: enquiry.full_name,
        email: enquiry.email,
        phone: enquiry.phone,
        question: enquiry.question,
        created_at: enquiry.created_at.toString(),
        answered_at: enquiry.answered_at?.toString() ?? null,
      })),
    },
  ],
  forget: deleteEnquiries,
}
