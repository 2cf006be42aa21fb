import type { PersonalData } from '../../context/personal-data.ts'
import { deleteEnquiries, listEnquiriesByUser } from './enquiry.repository.ts'

/** The export and deletion of a person's enquiries. */
export const enquiryData: PersonalData = {
  exportFor: async (db, userId) => [
    {
      topic: 'gemstone_enquiries',
      rows: (await listEnquiriesByUser(db, userId)).map((enquiry) => ({
        gemstone: enquiry.slug,
        full_name: enquiry.full_name,
        email: enquiry.email,
        phone: enquiry.phone,
        question: enquiry.question,
        created_at: enquiry.created_at.toString(),
        answered_at: enquiry.answered_at?.toString() ?? null,
        answer_note: enquiry.answer_note,
      })),
    },
  ],
  deleteFor: deleteEnquiries,
}
