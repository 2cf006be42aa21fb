-- A request of wrk with another birth each time: `wrk -s births.lua <address> -- <path> <seed>`.
local places = {
  { "Delhi, India", 28.65195, 77.23149 },
  { "London, England, United Kingdom", 51.50853, -0.12574 },
  { "Mumbai, Maharashtra, India", 19.07283, 72.88261 },
  { "New York City, New York, United States", 40.71427, -74.00597 },
  { "Sydney, New South Wales, Australia", -33.86785, 151.20732 },
  { "Manchester, England, United Kingdom", 53.48095, -2.23743 },
  { "Kolkata, West Bengal, India", 22.56263, 88.36304 },
  { "Chennai, Tamil Nadu, India", 13.08784, 80.27847 },
  { "Leicester, England, United Kingdom", 52.6386, -1.13169 },
  { "Jaipur, Rajasthan, India", 26.91962, 75.78781 },
}
local body = '{"date_of_birth":"%04d-%02d-%02d %02d:%02d:00","place_of_birth":{"formatted_address":"%s",'
  .. '"geometry":{"location":{"lat":%.5f,"lng":%.5f}}}}'
local path

function init(args)
  path = args[1]
  math.randomseed(tonumber(args[2]))
end

function request()
  local name, latitude, longitude = unpack(places[math.random(#places)])
  return wrk.format("POST", path, { ["content-type"] = "application/json" }, body:format(
    math.random(1940, 2020), math.random(12), math.random(28), math.random(0, 23), math.random(0, 59),
    name, latitude + math.random() * 0.02, longitude + math.random() * 0.02
  ))
end
