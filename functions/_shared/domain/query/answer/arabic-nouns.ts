/** Type: the definite plural, the one form that answers use; things in the plural are feminine. */
export const arabicNouns = `
Dentist: عيادات الأسنان
Gym: النوادي الرياضية
Massage Therapist: مراكز التدليك
Yoga Studio: مراكز اليوغا
Plumber: ورش السباكة
Electrician: ورش الكهرباء
Carpenter: ورش النجارة
House Cleaner: شركات التنظيف
Locksmith: محلات الأقفال
Real Estate Agent: المكاتب العقارية
Insurance Agent: مكاتب التأمين
Web Designer: شركات تصميم المواقع
Marketing Agency: وكالات الإعلان
Accountant: مكاتب المحاسبة
Lawyer: مكاتب المحاماة
Notary: مكاتب التوثيق
Hair Salon: صالونات الشعر
Nail Salon: صالونات الأظافر
Spa: المنتجعات الصحية
Sauna: حمامات الساونا
Barber Shop: صالونات الحلاقة
Restaurant: المطاعم
Bakery: المخابز
Coffee Shop: المقاهي
Food Truck: عربات الطعام
Catering Service: شركات التموين
Photographer: استوديوهات التصوير
Art Gallery: المعارض الفنية
Dance Studio: مدارس الرقص
Music Teacher: مدارس الموسيقى
Travel Agency: وكالات السفر
Hotel: الفنادق
Bed & Breakfast: بيوت الضيافة
Auto Repair: ورش السيارات
Car Rental: مكاتب تأجير السيارات
Bike Shop: محلات الدراجات
Day Care: دور الحضانة
Kindergarten: رياض الأطفال
Moving Company: شركات نقل الأثاث
Florist: محلات الزهور
Cash Machine: أجهزة الصراف الآلي
Charging Station: محطات الشحن
Cooking School: مدارس الطبخ
Art School: مدارس الفنون
Bar: البارات
Pub: الحانات
Fast Food: مطاعم الوجبات السريعة
Ice Cream Shop: محلات المثلجات
Night Club: النوادي الليلية
Supermarket: محلات السوبرماركت
Grocery Store: محلات البقالة
Butcher: محلات الجزارة
Greengrocer: محلات الخضار
Fishmonger: محلات الأسماك
Pastry Shop: محلات الحلويات
Pharmacy: الصيدليات
Doctor: عيادات الأطباء
Clinic: العيادات
Hospital: المستشفيات
Veterinarian: العيادات البيطرية
Optician: محلات النظارات
Physiotherapist: مراكز العلاج الطبيعي
Psychologist: عيادات علم النفس
Nursing Home: دور رعاية المسنين
Clothes Shop: محلات الملابس
Shoe Shop: محلات الأحذية
Bookshop: المكتبات التجارية
Jeweller: محلات المجوهرات
Gift Shop: محلات الهدايا
Toy Shop: محلات الألعاب
Furniture Store: محلات الأثاث
Hardware Store: محلات الأدوات المنزلية
Electronics Store: محلات الإلكترونيات
Computer Shop: محلات الحاسوب
Mobile Phone Shop: محلات الهواتف
Pet Shop: محلات الحيوانات الأليفة
Sports Shop: محلات الرياضة
Beauty Salon: صالونات التجميل
Stationery Shop: محلات القرطاسية
Kiosk: الأكشاك
Department Store: المتاجر الكبرى
Shopping Mall: مراكز التسوق
Laundry: المغاسل
Tailor: محلات الخياطة
Car Dealer: معارض السيارات
Car Wash: مغاسل السيارات
Petrol Station: محطات الوقود
Driving School: مدارس تعليم القيادة
Bank: البنوك
Post Office: مكاتب البريد
Architect: مكاتب الهندسة المعمارية
School: المدارس
Language School: مدارس اللغات
University: الجامعات
Library: المكتبات العامة
Hostel: بيوت الشباب
Museum: المتاحف
Cinema: دور السينما
Theatre: المسارح
Swimming Pool: المسابح
Golf Course: ملاعب الغولف
Printer: المطابع
`;
